/** First path segments that programs request. A missing path below them is answered without an HTML page. */
export const PROGRAM_FOLDERS = ['api', 'uploads', 'icons', 'assets', 'webhooks'] as const;

const RESERVED: ReadonlySet<string> = new Set([...PROGRAM_FOLDERS, 'admin']);

/** Whether no redirect may begin at this path, and no visitor can be missing it. @param path as `Address` has it */
export function isReserved(path: string): boolean {
  return RESERVED.has(path.split('/', 2)[1] ?? '');
}
