/** "12,345". */
export const formatCount = (count: number): string => count.toLocaleString("en-US");

/** "812 KB", "1.4 GB". */
export function formatBytes(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size >= 10 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`;
}

const UNITS = ["KB", "MB", "GB", "TB"];

/** 0 to 1 as "93%". */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;

/** "3 ms" */
export const formatMilliseconds = (milliseconds: number): string =>
  `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;

/** "1 mail", "2,000 mails". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
