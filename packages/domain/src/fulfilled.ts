/**
 * Marks a promise with its value where React looks, so that `use` reads it at once, also in the rendering in which it was awaited. A
 * component must not skip `use` instead: React then counts its hooks wrongly (error 467).
 */
export const fulfilled = <T>(value: T, promise: Promise<T> = Promise.resolve(value)): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });
