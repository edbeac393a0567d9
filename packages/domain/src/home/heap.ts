/** A min-heap of numbers by cost. */
export class Heap {
  private readonly keys: number[] = [];
  private readonly costs: number[] = [];

  push(key: number, cost: number): void {
    let at = this.keys.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.costs[above] ?? 0) <= cost) break;
      this.move(above, at);
      at = above;
    }
    this.keys[at] = key;
    this.costs[at] = cost;
  }

  pop(): { key: number; cost: number } | null {
    const [key] = this.keys;
    const [cost] = this.costs;
    const lastKey = this.keys.pop();
    const lastCost = this.costs.pop();
    if (key === undefined || cost === undefined || lastKey === undefined || lastCost === undefined) return null;
    if (this.keys.length === 0) return { key, cost };
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.keys.length) break;
      const right = left + 1;
      const child = right < this.keys.length && (this.costs[right] ?? 0) < (this.costs[left] ?? 0) ? right : left;
      if ((this.costs[child] ?? 0) >= lastCost) break;
      this.move(child, at);
      at = child;
    }
    this.keys[at] = lastKey;
    this.costs[at] = lastCost;
    return { key, cost };
  }

  private move(from: number, to: number): void {
    this.keys[to] = this.keys[from] ?? 0;
    this.costs[to] = this.costs[from] ?? 0;
  }
}
