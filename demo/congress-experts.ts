import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/database.ts';
import { buildExpert } from './agenda.ts';
import { both } from './bilingual.ts';

const hospitals: readonly Bilingual[] = [
  both('江州大学附属第一医院', 'First Affiliated Hospital of Jiangzhou University'),
  both('湖山心血管医院', 'Hushan Heart Hospital'),
  both('北岳医院', 'Beiyue Hospital'),
  both('澜江医院', 'Lanjiang Hospital'),
  both('西岭市人民医院', 'Xiling People’s Hospital'),
  both('南湖医学院附属医院', 'Affiliated Hospital of Nanhu Medical College'),
];

const posts: readonly Bilingual[] = [
  both('主任医师、教授', 'Chief physician, professor'),
  both('主任医师', 'Chief physician'),
  both('副主任医师', 'Associate chief physician'),
  both('主任护师', 'Chief nurse'),
];

/** Invented people of the demo's programme, by a short name. Names, hospitals and lives belong to nobody. */
const list = {
  shen: ['沈砚秋', 'Shen Yanqiu', 0, 0, '冠心病介入治疗', 'interventional treatment of coronary disease'],
  lu: ['陆一鸣', 'Lu Yiming', 1, 0, '急性心肌梗死的再灌注', 'reperfusion in acute myocardial infarction'],
  gu: ['顾清和', 'Gu Qinghe', 1, 0, '心律失常与导管消融', 'arrhythmia and catheter ablation'],
  lin: ['林知远', 'Lin Zhiyuan', 0, 2, '急性冠脉综合征的院前救治', 'prehospital care of acute coronary syndromes'],
  cheng: ['程望舒', 'Cheng Wangshu', 2, 0, '心血管病的长期管理', 'long-term care of cardiovascular disease'],
  chengYi: ['程以宁', 'Cheng Yining', 3, 0, '心力衰竭的器械治疗', 'device therapy of heart failure'],
  he: ['何雨桐', 'He Yutong', 4, 1, '射血分数保留的心衰', 'heart failure with preserved ejection fraction'],
  wei: ['韦雅宁', 'Wei Yaning', 5, 0, '结构性心脏病', 'structural heart disease'],
  meng: ['孟书瑶', 'Meng Shuyao', 2, 1, '心脏影像', 'cardiac imaging'],
  su: ['苏曼青', 'Su Manqing', 0, 3, '心血管专科护理', 'cardiovascular nursing'],
  guChang: ['顾长川', 'Gu Changchuan', 3, 0, '高血压与人群防治', 'hypertension and prevention'],
  fang: ['方致远', 'Fang Zhiyuan', 4, 1, '抗栓治疗', 'antithrombotic therapy'],
  ye: ['叶知秋', 'Ye Zhiqiu', 5, 1, '妊娠与心脏病', 'pregnancy and heart disease'],
  luo: ['罗牧之', 'Luo Muzhi', 1, 2, '家庭血压监测', 'home blood pressure'],
  tang: ['唐景行', 'Tang Jingxing', 2, 2, '起搏与传导系统', 'pacing and the conduction system'],
  zhou: ['周予安', 'Zhou Yu’an', 3, 2, '先天性心脏病', 'congenital heart disease'],
  lindqvist: ['', 'Helena Lindqvist', -1, 0, '', 'cardiovascular trials'],
  okafor: ['', 'Amara Okafor', -2, 0, '', 'lipids and prevention'],
} as const satisfies Record<string, readonly [string, string, number, number, string, string]>;

export type ExpertName = keyof typeof list;

const abroad: readonly Bilingual[] = [
  both('北港大学医院', 'Nordhamn University Hospital'),
  both('阿达心脏研究所', 'Ada Heart Institute'),
];

/** Everybody of the programme; their numbers by short name. */
export async function seedExperts(db: Database, conferenceId: number): Promise<Record<ExpertName, number>> {
  const found: Partial<Record<ExpertName, number>> = {};
  for (const [key, [zh, en, hospital, post, fieldZh, fieldEn]] of Object.entries(list)) {
    const affiliation = hospital < 0 ? abroad[-hospital - 1] : hospitals[hospital];
    found[key as ExpertName] = await buildExpert(db, conferenceId, {
      name: both(zh, en),
      affiliation: affiliation ?? both('', ''),
      post: posts[post] ?? both('', ''),
      biography: both(
        zh === '' ? '' : `${zh}，${affiliation?.zh}${posts[post]?.zh}，长期从事${fieldZh}的临床与研究。`,
        `${en} works at ${affiliation?.en}. Clinical work and research: ${fieldEn}.`,
      ),
    });
  }
  return found as Record<ExpertName, number>;
}
