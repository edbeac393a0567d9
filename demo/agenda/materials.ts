import { addMaterialFile, addMaterialLink } from '@meetingapp/server/features/agenda/materials/commands.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both } from '../support/bilingual.ts';
import { slidesPdf } from '../support/slides-pdf.ts';

const slides = [
  {
    title: '第一步：先看病人',
    lines: ['血压、意识、胸痛、肺水肿', '不稳定：同步电复律，不等诊断', '稳定：十二导联，留出时间读图'],
  },
  { title: '第二步：规则还是不规则', lines: ['不规则：预激合并房颤，避免房室结阻滞剂', '规则：继续往下看'] },
  { title: '第三步：房室关系', lines: ['房室分离、心室夺获、室性融合波', '找到其一，就是室速'] },
  { title: '第四步：QRS 形态', lines: ['V1 与 V6 的形态', 'aVR 起始 R 波', '胸前导联同向性'] },
  {
    title: '第五步：Compare with the old ECG',
    lines: ['Baseline bundle branch block', 'Width and axis before and now', 'When in doubt: ventricular'],
  },
];

/** Slides of the first session with talks, and an external link. */
export async function seedMaterials(db: Database, files: FileStore, conferenceId: number): Promise<void> {
  const talk = await db
    .selectFrom('talk')
    .select(['id', 'session_id'])
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await addMaterialFile(
    db,
    files,
    { conferenceId, item: 'talk', itemId: talk.id },
    {
      title: both('宽 QRS 心动过速：讲义', 'Wide complex tachycardia: slides'),
      content: slidesPdf('宽 QRS 心动过速：五步判断', '唐景行　华东心血管病学会第二十一届学术年会', slides),
    },
  );
  if (talk.session_id === null) return;
  await addMaterialLink(
    db,
    { conferenceId, item: 'session', itemId: talk.session_id },
    {
      title: both('学习班读图练习', 'Course exercises'),
      address: 'https://society.example/ecg',
    },
  );
}
