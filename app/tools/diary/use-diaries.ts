import { useCallback, useEffect, useRef, useState } from "react";
import { type Diary, VERSION } from "./diary.ts";
import {
  type DiaryStore,
  DiaryStoreError,
  openDiaryStore,
  type StoreProblem,
} from "./diary-store.ts";

/** The diaries of this browser; null until they are read. */
export function useDiaries() {
  const store = useRef<DiaryStore>(null);
  const [diaries, setDiaries] = useState<readonly Diary[] | null>(null);
  const [newer, setNewer] = useState<readonly Diary[]>([]);
  const [problem, setProblem] = useState<StoreProblem | null>(null);
  const [isKept, setKept] = useState<boolean | null>(null);

  const run = useCallback(async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem(null);
      return true;
    } catch (error) {
      if (!(error instanceof DiaryStoreError)) throw error;
      setProblem(error.problem);
      return false;
    }
  }, []);

  /** A diary of a later version is left alone. */
  const read = useCallback(async (opened: DiaryStore) => {
    const all = await opened.list();
    const known = all.filter(({ version }) => version === VERSION);
    setDiaries(known);
    setNewer(all.filter(({ version }) => version !== VERSION));
    return known;
  }, []);

  const refresh = useCallback(
    () =>
      run(async () => {
        if (store.current) await read(store.current);
      }),
    [run, read],
  );

  useEffect(() => {
    let isLeft = false;
    void run(async () => {
      const opened = await openDiaryStore(() => void refresh());
      if (isLeft) return opened.close();
      store.current = opened;
      const list = await read(opened);
      if (list.length > 0) setKept((await navigator.storage?.persisted?.()) ?? false);
    });
    return () => {
      isLeft = true;
      store.current?.close();
    };
  }, [run, read, refresh]);

  /** Changes what is kept. @returns whether it is; `problem` says why not */
  const act = useCallback(
    (work: (store: DiaryStore) => Promise<void>) =>
      run(async () => {
        if (!store.current) return;
        await work(store.current);
        await read(store.current);
      }),
    [run, read],
  );

  return {
    diaries,
    /** Of a later version, which this page can't show. */
    newer,
    problem: problem ?? (newer.length > 0 ? "newer" : null),
    act,
    /** Whether the browser has promised to keep them; null where it wasn't asked. */
    isKept,
    /** Asks the browser to keep them when space is short. */
    askToKeep: async () => setKept((await navigator.storage?.persist?.()) ?? false),
  };
}

/** The reader's day, also in a tab that stayed open overnight. */
export function useToday(dayOf: () => string): string {
  const [today, setToday] = useState(dayOf);
  useEffect(() => {
    const look = () => setToday(dayOf());
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    const timer = setInterval(look, 60_000);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
      clearInterval(timer);
    };
  }, [dayOf]);
  return today;
}
