const KB = 1024;
const MB = KB * KB;

/** A file size for people, at least 1 KB: '84 KB', '2.4 MB'. @param bytes whole bytes */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / KB));
  if (kilobytes < KB) return `${kilobytes} KB`;
  return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`;
}
