import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { buildExpert } from '../agenda/agenda.ts';
import { both } from '../support/bilingual.ts';
import { drawPortraits } from './congress-portraits.ts';

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

/** Invented people of the demo's programme, by a short name. Names, hospitals and biographies are fictitious. */
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
  lindqvist: ['', 'Helena Lindqvist', -1, 0, '心血管临床试验', 'cardiovascular trials'],
  okafor: ['', 'Amara Okafor', -2, 0, '血脂与预防', 'lipids and prevention'],
  jiang: ['江映雪', 'Jiang Yingxue', 0, 1, '超声心动图', 'echocardiography'],
  xie: ['谢临川', 'Xie Linchuan', 1, 0, '慢性完全闭塞病变', 'chronic total occlusion'],
  song: ['宋怀瑾', 'Song Huaijin', 2, 0, '心源性休克', 'cardiogenic shock'],
  han: ['韩霁月', 'Han Jiyue', 3, 1, '肺动脉高压', 'pulmonary hypertension'],
  yan: ['严松年', 'Yan Songnian', 4, 0, '主动脉疾病', 'aortic disease'],
  qiu: ['邱若溪', 'Qiu Ruoxi', 5, 2, '心脏康复', 'cardiac rehabilitation'],
  bai: ['白云起', 'Bai Yunqi', 0, 2, '冠脉微循环', 'coronary microcirculation'],
  ruan: ['阮星河', 'Ruan Xinghe', 1, 1, '遗传性心律失常', 'inherited arrhythmia'],
  ouyang: ['欧阳静姝', 'Ouyang Jingshu', 2, 1, '心肌病', 'cardiomyopathy'],
  du: ['杜若衡', 'Du Ruoheng', 3, 0, '二尖瓣介入', 'mitral intervention'],
  mo: ['莫听澜', 'Mo Tinglan', 4, 2, '房颤抗凝', 'anticoagulation in atrial fibrillation'],
  pei: ['裴书言', 'Pei Shuyan', 5, 0, '心脏磁共振', 'cardiac magnetic resonance'],
  xu: ['许清嘉', 'Xu Qingjia', 0, 3, '重症护理', 'critical care nursing'],
  yin: ['尹知微', 'Yin Zhiwei', 1, 2, '血脂管理', 'lipid management'],
  zhuang: ['庄亦寒', 'Zhuang Yihan', 2, 0, '先心病介入', 'intervention in congenital heart disease'],
  kang: ['康牧野', 'Kang Muye', 3, 1, '胸痛中心建设', 'chest pain centres'],
  bo: ['柏文竹', 'Bo Wenzhu', 4, 3, '抗凝门诊', 'the anticoagulation clinic'],
  wen: ['温如许', 'Wen Ruxu', 5, 1, '心脏移植', 'heart transplantation'],
  dai: ['戴明远', 'Dai Mingyuan', 0, 0, '高血压', 'hypertension'],
  ji: ['纪南星', 'Ji Nanxing', 1, 2, '可穿戴心电', 'wearable electrocardiography'],
  marchetti: ['', 'Luca Marchetti', -1, 1, '主动脉瓣介入', 'aortic valve intervention'],
  minase: ['', 'Haruka Minase', -2, 1, '心脏影像', 'cardiac imaging'],
} as const satisfies Record<string, readonly [string, string, number, number, string, string]>;

export type ExpertName = keyof typeof list;
export const expertNames = Object.keys(list) as ExpertName[];

const abroad: readonly Bilingual[] = [
  both('北港大学医院', 'Nordhamn University Hospital'),
  both('阿达心脏研究所', 'Ada Heart Institute'),
];

/** Inserts all people of the programme; returns their ids by short name. */
export async function seedExperts(
  db: Database,
  files: FileStore | null,
  conferenceId: number,
): Promise<Record<ExpertName, number>> {
  const portraits = await drawPortraits(db, files);
  const found: Partial<Record<ExpertName, number>> = {};
  for (const [key, [zh, en, hospital, post, fieldZh, fieldEn]] of Object.entries(list)) {
    const affiliation = hospital < 0 ? abroad[-hospital - 1] : hospitals[hospital];
    found[key as ExpertName] = await buildExpert(db, conferenceId, {
      name: both(zh, en),
      portrait: portraits[key] ?? null,
      affiliation: affiliation ?? both('', ''),
      post: posts[post] ?? both('', ''),
      biography: both(
        `${zh || en}，${affiliation?.zh}${posts[post]?.zh}，长期从事${fieldZh}的临床与研究。`,
        `${en} works at ${affiliation?.en}, with a clinical and research focus on ${fieldEn}.`,
      ),
    });
  }
  return found as Record<ExpertName, number>;
}

/** Inserts some of these people into another conference, as they were; returns their ids by short name. */
export async function copyExperts<Name extends ExpertName>(
  db: Database,
  from: number,
  to: number,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const [, english] = list[name];
    const {
      id: _id,
      conference_id: _from,
      ...row
    } = await db
      .selectFrom('expert')
      .selectAll()
      .where('conference_id', '=', from)
      .where(sql`name ->> 'en'`, '=', english)
      .executeTakeFirstOrThrow();
    found[name] = await buildExpert(db, to, row);
  }
  return found as Record<Name, number>;
}
