const WITHIN_MS = 30_000;

const tooLate = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`not there after ${WITHIN_MS} ms`)), WITHIN_MS),
  );

/**
 * Loads a script when it is first needed, or earlier, so that it delays no page.
 * @param address as the page names it, which is hidden from the bundler: its own loader would be larger than the script
 * @returns what loads it once; after a failure the next call tries again
 */
export function lateScript<Script>(address: string): () => Promise<Script> {
  let failures = 0;
  let loading: Promise<Script> | undefined;
  return () =>
    // Some browsers never retry a module URL that has failed.
    (loading ??= Promise.race([
      import(/* @vite-ignore */ failures ? `${address}?${failures}` : address),
      tooLate(),
    ]).catch((error) => {
      failures += 1;
      loading = undefined;
      throw error;
    }));
}
