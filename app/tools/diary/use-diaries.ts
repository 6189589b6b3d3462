import { useCallback, useEffect, useRef, useState } from "react";
import type { Diary } from "./diary.ts";
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

  const refresh = useCallback(
    () => run(async () => setDiaries((await store.current?.list()) ?? [])),
    [run],
  );

  useEffect(() => {
    let isLeft = false;
    void run(async () => {
      const opened = await openDiaryStore(() => void refresh());
      if (isLeft) return opened.close();
      store.current = opened;
      const list = await opened.list();
      setDiaries(list);
      if (list.length > 0) setKept((await navigator.storage?.persisted?.()) ?? false);
    });
    return () => {
      isLeft = true;
      store.current?.close();
    };
  }, [run, refresh]);

  /** Changes what is kept. @returns whether it is; `problem` says why not */
  const act = useCallback(
    (work: (store: DiaryStore) => Promise<void>) =>
      run(async () => {
        if (!store.current) return;
        await work(store.current);
        setDiaries(await store.current.list());
      }),
    [run],
  );

  return {
    diaries,
    problem,
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
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }, [dayOf]);
  return today;
}
