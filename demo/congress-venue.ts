import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { HomeContent } from '@meetingapp/server/db/json-shapes.ts';
import { both } from './bilingual.ts';
import { logos } from './logos.ts';

type Exhibitor = HomeContent['exhibitors'][number];
type Area = HomeContent['floor'][number];

const exhibitor = (name: Bilingual, field: Bilingual, booth: string, logo: string): Exhibitor => ({
  name,
  field,
  booth,
  logo,
  to: '',
});
const area = (label: string, kind: Area['kind'], [x, y, w, h]: [number, number, number, number]): Area => ({
  label,
  kind,
  x,
  y,
  w,
  h,
});

/** The exhibition: who stands where, and the floor in percent of its width and depth. */
export function congressVenue(): Pick<HomeContent, 'exhibitors' | 'floor'> {
  return {
    exhibitors: [
      exhibitor(both('澜江药业', 'Lanjiang Pharma'), both('抗栓药物', 'Antithrombotics'), 'A01', logos.river),
      exhibitor(both('脉衡医疗', 'Maiheng Medical'), both('起搏与电生理', 'Pacing'), 'A05', logos.beat),
      exhibitor(both('启搏影像', 'Qibo Imaging'), both('心脏 CT', 'Cardiac CT'), 'B02', logos.orbit),
      exhibitor(both('弦月生物', 'Crescent Bio'), both('心肌标志物', 'Biomarkers'), 'B07', logos.moon),
      exhibitor(both('松瓴器械', 'Songling Devices'), both('瓣膜介入', 'Valves'), 'C03', logos.pine),
      exhibitor(both('晴川诊断', 'Qingchuan Dx'), both('床旁检测', 'Point of care'), 'C06', logos.drop),
    ],
    floor: [
      area('', 'booth', [4, 2, 14, 14]),
      area('B02', 'booth', [22, 4, 15, 15]),
      area('', 'hall', [4, 24, 33, 16]),
      area('', 'booth', [56, 4, 17, 15]),
      area('A01', 'booth', [78, 4, 14, 14]),
      area('', 'booth', [56, 26, 12, 14]),
      area('A05', 'booth', [72, 22, 20, 17]),
      area('', 'booth', [4, 56, 14, 14]),
      area('C03', 'booth', [22, 54, 15, 15]),
      area('C06', 'booth', [4, 74, 14, 15]),
      area('', 'booth', [22, 76, 15, 14]),
      area('', 'hall', [56, 56, 36, 14]),
      area('', 'service', [54, 78, 12, 14]),
      area('B07', 'booth', [70, 76, 20, 15]),
      area('', 'entrance', [44, 94, 6, 5]),
    ],
  };
}
