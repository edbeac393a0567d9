/** Token bucket: capacity and refill per second. */
export interface FloodLimit {
  burst: number;
  perSecond: number;
}

/** Tokens left, and the time of that count. */
export interface Bucket {
  left: number;
  at: number;
}

/** Takes `cost` tokens if available; `at` in milliseconds. A clock that runs backwards adds no tokens. */
export function takeFrom(bucket: Bucket, { burst, perSecond }: FloodLimit, at: number, cost = 1): boolean {
  const since = Math.max(0, at - bucket.at);
  bucket.left = Math.min(burst, bucket.left + (since * perSecond) / 1000);
  bucket.at = Math.max(at, bucket.at);
  if (bucket.left < cost) return false;
  bucket.left -= cost;
  return true;
}
