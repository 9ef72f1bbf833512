export class TookTooLong extends Error {
  constructor(ms: number) {
    super(`nothing within ${ms / 1000} s`);
    this.name = 'TookTooLong';
  }
}

/** The outcome of `work`, if it comes in time. @throws TookTooLong */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(ms)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
