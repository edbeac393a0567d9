/** So many at once, and so many each second. */
export interface FloodLimit {
  burst: number;
  perSecond: number;
}

/** What a person has left, and when that was. */
export interface Bucket {
  left: number;
  at: number;
}

/** Takes `cost` where there is so much; `at` in milliseconds. Time that runs backwards gives nothing. */
export function takeFrom(bucket: Bucket, { burst, perSecond }: FloodLimit, at: number, cost = 1): boolean {
  const since = Math.max(0, at - bucket.at);
  bucket.left = Math.min(burst, bucket.left + (since * perSecond) / 1000);
  bucket.at = Math.max(at, bucket.at);
  if (bucket.left < cost) return false;
  bucket.left -= cost;
  return true;
}
