import { type DBSchema, type IDBPObjectStore, openDB } from "idb";
import type { Diary } from "./diary.ts";

/** What can be wrong with the place where a browser keeps diaries. */
export type StoreProblem = "forbidden" | "full" | "newer" | "failed";

export class DiaryStoreError extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, cause: unknown) {
    super(`The browser's storage: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The diaries in this browser. Each change is one transaction, so that two tabs lose nothing of each other. */
export type DiaryStore = {
  list(): Promise<Diary[]>;
  /** Stores a new diary, or all of one. */
  put(diary: Diary): Promise<void>;
  /** Changes what is stored now, whatever this tab has seen of it. Nothing happens to an erased diary. */
  change(id: string, change: (diary: Diary) => Diary): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
  close(): void;
};

interface Schema extends DBSchema {
  diaries: { key: string; value: Diary };
}

/**
 * @param changed another tab has changed something
 * @throws DiaryStoreError, as do the store's functions
 */
export async function openDiaryStore(changed: () => void): Promise<DiaryStore> {
  let isReplaced = false;
  const told = <Result>(work: () => Promise<Result>) => explained(work, () => isReplaced);
  const database = await told(() =>
    openDB<Schema>("diary", 1, {
      upgrade: (db) => {
        db.createObjectStore("diaries", { keyPath: "id" });
      },
      // A tab with a later version of the page waits for this one.
      blocking: (_, __, event) => {
        isReplaced = true;
        (event.target as IDBDatabase).close();
      },
    }),
  );
  const tabs = new BroadcastChannel("diary");
  tabs.onmessage = changed;
  const write = async (work: (diaries: Diaries) => Promise<unknown>) => {
    await told(async () => {
      const { store, done } = database.transaction("diaries", "readwrite");
      const working = work(store);
      // The transaction says why a request failed; the request only that it did.
      await Promise.all([working.catch(() => {}), done]);
      // What failed before it was a request has ended no transaction.
      await working;
    });
    tabs.postMessage(null);
  };
  return {
    list: () => told(() => database.getAll("diaries")),
    put: (diary) => write((diaries) => diaries.put(diary)),
    change: (id, change) =>
      write(async (diaries) => {
        const diary = await diaries.get(id);
        if (diary) await diaries.put(change(diary));
      }),
    remove: (id) => write((diaries) => diaries.delete(id)),
    clear: () => write((diaries) => diaries.clear()),
    close: () => {
      tabs.close();
      database.close();
    },
  };
}

type Diaries = IDBPObjectStore<Schema, ["diaries"], "diaries", "readwrite">;

async function explained<Result>(
  work: () => Promise<Result>,
  isReplaced: () => boolean,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new DiaryStoreError(isReplaced() ? "newer" : problemOf(error), error);
  }
}

function problemOf(error: unknown): StoreProblem {
  const { name } = error instanceof Error || error instanceof DOMException ? error : { name: "" };
  if (name === "QuotaExceededError") return "full";
  if (name === "VersionError") return "newer";
  // Browsers say so, or have no IndexedDB at all.
  return /^(SecurityError|InvalidStateError|ReferenceError|TypeError)$/.test(name)
    ? "forbidden"
    : "failed";
}
