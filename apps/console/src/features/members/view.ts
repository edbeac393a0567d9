/** Text key for the period of a membership. */
export function spanKey(from: string | null, until: string | null): 'always' | 'from' | 'until' | 'both' {
  if (from === null) return until === null ? 'always' : 'until';
  return until === null ? 'from' : 'both';
}
