/** The films of the demo: drawn slides with a moving trace below. Speakers are invented; nobody is shown. */
export interface DrawnSlide {
  /** Seconds the slide is shown. */
  seconds: number;
  title: string;
  subtitle: string;
  lines: readonly string[];
}

export interface DrawnFilm {
  /** Name of the file, below `apps/server/data/films`. */
  name: 'five-steps' | 'forum' | 'heart-failure';
  head: string;
  foot: string;
  ink: string;
  slides: readonly DrawnSlide[];
}

export const drawnFilms: readonly DrawnFilm[] = [
  {
    name: 'five-steps',
    head: '年会前线上课堂',
    foot: '华东心血管病学会',
    ink: '#0b6f66',
    slides: [
      {
        seconds: 12,
        title: '宽 QRS 心动过速',
        subtitle: 'Wide complex tachycardia',
        lines: ['五步判断，急诊能用', 'Five steps for the emergency room'],
      },
      {
        seconds: 12,
        title: '先看病人',
        subtitle: 'Look at the patient first',
        lines: ['血压、意识、胸痛、肺水肿', '不稳定：同步电复律，不等诊断'],
      },
      {
        seconds: 12,
        title: '规则还是不规则',
        subtitle: 'Regular or not',
        lines: ['不规则：预激合并房颤', '规则：继续往下看房室关系'],
      },
      {
        seconds: 12,
        title: '看形态，比旧图',
        subtitle: 'Shape, and the old tracing',
        lines: ['aVR 起始 R 波，胸前导联同向性', '拿不准，按室速处理'],
      },
    ],
  },
  {
    name: 'forum',
    head: 'International forum',
    foot: 'East China Society of Cardiology',
    ink: '#4a49c4',
    slides: [
      {
        seconds: 12,
        title: 'Two regions, one registry',
        subtitle: 'Opening',
        lines: ['Eleven regions, five years', 'One form for every patient'],
      },
      {
        seconds: 14,
        title: 'What the first year shows',
        subtitle: 'Results',
        lines: ['Door to wire: 71 minutes', 'Follow-up complete in 93 of 100'],
      },
      {
        seconds: 10,
        title: 'Questions from the hall',
        subtitle: 'Discussion',
        lines: ['Who calls the patient back?', 'How is the data shared?'],
      },
    ],
  },
  {
    name: 'heart-failure',
    head: '心力衰竭全程管理研讨会',
    foot: '华东心血管病学会　演示影片，代替会场画面',
    ink: '#8b2f63',
    slides: [
      {
        seconds: 12,
        title: '从急性期到居家',
        subtitle: 'From the ward to the home',
        lines: ['第二天', 'Day two'],
      },
      {
        seconds: 12,
        title: '出院不是终点',
        subtitle: 'Discharge is not the end',
        lines: ['前四周再入院最多', 'Most readmissions fall in the first four weeks'],
      },
      {
        seconds: 12,
        title: '先稳住，再加药',
        subtitle: 'Stabilise first, then add drugs',
        lines: ['四类药物，小剂量起步', 'Four classes of drugs, each from a low dose'],
      },
      {
        seconds: 12,
        title: '家里的三件小事',
        subtitle: 'Three small things at home',
        lines: ['每天称体重，记血压，少吃盐', 'Weigh daily, note blood pressure, eat less salt'],
      },
    ],
  },
];

/** The film shown in a loop where a broadcast has no studio; cut into segments beside the films. */
export const loopedFilm: DrawnFilm['name'] = 'heart-failure';

const WIDTH = 640;
const HEIGHT = 360;
const BEAT_S = 0.9;

export const secondsOf = ({ slides }: DrawnFilm): number => slides.reduce((sum, { seconds }) => sum + seconds, 0);

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Height of the trace above its line at a part (0 to 1) of one beat. */
function height(part: number): number {
  const wave = (at: number, wide: number, high: number): number => high * Math.exp(-(((part - at) / wide) ** 2));
  return (
    wave(0.18, 0.03, 7) + wave(0.345, 0.01, -6) + wave(0.37, 0.012, 44) + wave(0.4, 0.012, -12) + wave(0.62, 0.05, 12)
  );
}

/** Draws the picture at a moment, as SVG. */
export function drawFrame(film: DrawnFilm, second: number): string {
  let begins = 0;
  const slide = film.slides.find(({ seconds }) => second < (begins += seconds)) ?? film.slides[0];
  const points = Array.from({ length: 161 }, (_, index) => {
    const at = (second - (160 - index) * 0.02) / BEAT_S;
    return `${index * 4},${(300 - height(at - Math.floor(at))).toFixed(1)}`;
  });
  const place = (film.slides.indexOf(slide as DrawnSlide) + 1).toString();
  const lines = (slide?.lines ?? [])
    .map(
      (line, index) => `<text x="48" y="${178 + index * 34}" font-size="21" fill="#26413d">${escapeText(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif">
<rect width="640" height="360" fill="#f7faf9"/><rect width="640" height="44" fill="${film.ink}"/>
<text x="48" y="29" font-size="16" fill="#fff">${escapeText(film.head)}</text><text x="592" y="29" font-size="16" fill="#fff" text-anchor="end">${place} / ${film.slides.length}</text>
<text x="48" y="104" font-size="34" font-weight="700" fill="#12211f">${escapeText(slide?.title ?? '')}</text>
<text x="48" y="136" font-size="18" fill="${film.ink}">${escapeText(slide?.subtitle ?? '')}</text>${lines}
<polyline points="${points.join(' ')}" fill="none" stroke="${film.ink}" stroke-width="2.5" stroke-linejoin="round"/>
<circle cx="640" cy="${points.at(-1)?.split(',')[1] ?? 300}" r="5" fill="${film.ink}"/>
<text x="48" y="346" font-size="13" fill="#647370">${escapeText(film.foot)}</text></svg>`;
}

export const BEATS_S = BEAT_S;
