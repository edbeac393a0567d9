/** An axis from 0 to a round number not below the maximum, with gridlines 1, 2 or 5 times a power of ten apart. */
export function scaleOf(greatest: number, lines = 4): { top: number; ticks: number[] } {
  if (!(greatest > 0)) return { top: 1, ticks: [0, 1] };
  const rough = greatest / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const count = Math.ceil(greatest / step);
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}
