import type { StoredEmergency } from '@meetingapp/server/db/schema/json-shapes.ts';
import { both, nothing } from '../support/bilingual.ts';

/** Emergency contacts of the congress: an invented venue and hospital. */
export const congressEmergency: StoredEmergency[] = [
  {
    kind: 'firstAid',
    title: both('医疗救护点', 'First-aid post'),
    text: both(
      '一层主会场东门旁，会议期间 07:30 至 21:00 有医护人员值守，备有除颤器。',
      'Ground floor, next to the east door of the main hall. Staffed from 07:30 to 21:00 during the congress; defibrillator available.',
    ),
    phone: '0571-5550 1120',
    lat: null,
    lng: null,
  },
  {
    kind: 'hospital',
    title: both('湖山心血管医院急诊', 'Emergency department, Hushan Heart Hospital'),
    text: both('距会场 1.2 公里，24 小时急诊。', '1.2 km from the venue, open 24 hours.'),
    phone: '0571-5550 1999',
    lat: 30.2521,
    lng: 120.1655,
  },
  {
    kind: 'exit',
    title: both('安全出口与集合点', 'Fire exits and assembly point'),
    text: both(
      '每层东、西两侧各有一处安全出口。请勿乘坐电梯，在南广场集合。',
      'Each floor has fire exits on the east and west sides. Do not use the lifts. Assemble in the south square.',
    ),
    phone: '',
    lat: 30.2459,
    lng: 120.162,
  },
  {
    kind: 'other',
    title: both('会务值班', 'Conference office on duty'),
    text: nothing,
    phone: '0571-5550 1020',
    lat: null,
    lng: null,
  },
];
