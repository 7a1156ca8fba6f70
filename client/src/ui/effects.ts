// Small helpers for effects and their cleanup.

export function callAll(functions: Iterable<() => void>): void {
  for (const call of functions) call();
}

/** Wait for a promise inside an effect: once the returned cleanup has run, neither callback is called. */
export function awaitWhileMounted<T>(
  promise: Promise<T>,
  onResult: (result: T) => void,
  onError: (error: unknown) => void = () => undefined,
): () => void {
  let mounted = true;
  promise.then(
    (result) => {
      if (mounted) onResult(result);
    },
    (error: unknown) => {
      if (mounted) onError(error);
    },
  );
  return () => {
    mounted = false;
  };
}
