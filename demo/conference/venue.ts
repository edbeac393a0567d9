import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { HomeContent } from '@meetingapp/server/db/schema/json-shapes.ts';
import { both, nothing } from '../support/bilingual.ts';
import { logos } from '../home/logos.ts';

type Exhibitor = HomeContent['exhibitors'][number];
type Area = HomeContent['levels'][number]['areas'][number];
type Box = [x: number, y: number, w: number, h: number];

const exhibitor = (name: Bilingual, field: Bilingual, booth: string, logo: string): Exhibitor => ({
  name,
  field,
  booth,
  logo,
  to: '',
});
const area = (kind: Area['kind'], label: string, [x, y, w, h]: Box, name: Bilingual = nothing): Area => ({
  label,
  name,
  kind,
  hall: null,
  x,
  y,
  w,
  h,
});
const booth = (label: string, box: Box): Area => area('booth', label, box);

/** Lifts and stairs at the same place on both levels, which connect them. */
const risers: Area[] = [
  area('lift', 'L1', [45, 1, 10, 9], both('中庭电梯', 'Atrium lift')),
  area('stairs', 'S1', [92, 44, 7, 12], both('东侧楼梯', 'East stairs')),
];

/** The exhibition: exhibitors and their booths, and the two levels in percent of their width and depth. */
export function congressVenue(): Pick<HomeContent, 'exhibitors' | 'levels'> {
  return {
    exhibitors: [
      exhibitor(
        both('脉衡医疗', 'Maiheng Medical'),
        both('起搏与电生理', 'Pacing and electrophysiology'),
        'A05',
        logos.beat,
      ),
      exhibitor(both('澜江药业', 'Lanjiang Pharma'), both('抗栓药物', 'Antithrombotics'), 'A01', logos.river),
      exhibitor(both('启搏影像', 'Qibo Imaging'), both('心脏 CT', 'Cardiac CT'), 'B02', logos.orbit),
      exhibitor(both('弦月生物', 'Crescent Bio'), both('心肌标志物', 'Biomarkers'), 'B07', logos.moon),
      exhibitor(both('松瓴器械', 'Songling Devices'), both('瓣膜介入', 'Valve intervention'), 'C03', logos.pine),
      exhibitor(both('晴川诊断', 'Qingchuan Dx'), both('床旁检测', 'Point-of-care testing'), 'D06', logos.drop),
    ],
    levels: [
      {
        name: both('1F', '1F'),
        width: 72,
        depth: 72,
        rate: 28_800,
        areas: [
          area('entrance', 'E1', [44, 95, 12, 5], both('南入口', 'South entrance')),
          area('entrance', 'E2', [0, 45, 4, 10], both('西入口', 'West entrance')),
          ...risers,
          booth('A01', [62, 4, 14, 14]),
          booth('', [80, 4, 14, 14]),
          booth('', [62, 24, 12, 14]),
          booth('A05', [78, 23, 16, 16]),
          booth('', [5, 4, 13, 14]),
          booth('B02', [22, 4, 15, 15]),
          area('hall', '', [5, 24, 32, 15], both('主会场', 'Main hall')),
          booth('', [5, 60, 13, 13]),
          booth('C03', [22, 59, 15, 15]),
          booth('', [5, 79, 13, 14]),
          booth('', [22, 80, 15, 13]),
          area('hall', '', [62, 60, 32, 14], both('钱江厅', 'Qianjiang Hall')),
          booth('B07', [62, 79, 18, 14]),
          area('service', '', [84, 79, 11, 14], both('服务台', 'Service desk')),
        ],
      },
      {
        name: both('2F', '2F'),
        width: 72,
        depth: 72,
        areas: [
          ...risers,
          area('hall', '', [5, 5, 34, 30], both('西溪厅', 'Xixi Hall')),
          area('hall', '', [61, 5, 30, 30], both('孤山厅', 'Gushan Hall')),
          booth('D06', [8, 62, 15, 14]),
          booth('', [27, 62, 12, 14]),
          booth('', [8, 80, 15, 13]),
          area('service', '', [61, 62, 14, 12], both('茶歇区', 'Refreshments')),
          area('service', '', [61, 80, 30, 12], both('电子壁报区', 'E-posters')),
        ],
      },
    ],
  };
}
