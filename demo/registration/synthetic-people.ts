/** Invented people by the thousand: the same number always yields the same person. */
export interface SyntheticPerson {
  name: string;
  phone: string;
  email: string;
  company: string;
  gender: 'male' | 'female';
  abroad: boolean;
}

const surnames = [
  ...'林苏顾沈周韦陆何方孟唐叶罗程许江温秦白严乔段黎戴纪崔傅邵穆裴尹卓夏郎安滕施柏盛雷连祝冷房鲍汪蒋杜贺',
];
const male = [
  '知远',
  '清和',
  '予安',
  '一鸣',
  '致远',
  '景行',
  '牧之',
  '长川',
  '承宇',
  '守正',
  '怀瑾',
  '云舟',
  '浩然',
  '立诚',
  '泽民',
  '启明',
  '南星',
  '玉衡',
  '文博',
  '子昂',
];
const female = [
  '曼青',
  '砚秋',
  '雅宁',
  '雨桐',
  '书瑶',
  '知秋',
  '以宁',
  '念慈',
  '如玉',
  '若溪',
  '思齐',
  '晚晴',
  '明心',
  '采薇',
  '静姝',
  '知微',
  '怡然',
  '佩兰',
  '月华',
  '思敏',
];
const abroadFirst = ['Amara', 'Henrik', 'Priya', 'Mateo', 'Ida', 'Kenji', 'Sofia', 'Daniel', 'Leila', 'Owen'];
const abroadLast = [
  'Okafor',
  'Lindqvist',
  'Nair',
  'Rivas',
  'Solheim',
  'Moriyama',
  'Petrova',
  'Abebe',
  'Haddad',
  'Carrick',
];
const cities = ['江州', '湖山', '北岳', '澜江', '西岭', '南湖', '东屏', '天山', '钱江', '云溪', '青浦湾', '松原口'];
const hospitals = [
  '大学附属第一医院',
  '大学附属第二医院',
  '市人民医院',
  '市中心医院',
  '心血管医院',
  '市中医院',
  '医学院附属医院',
  '县医院',
];
const abroadHospitals = [
  "St Brigid's Hospital, Cork",
  'Malmö Hjärtcentrum',
  'Lakeview Medical Centre',
  'Hospital San Jorge',
  'Fjordbyen Sykehus',
];

/** Hashes numbers so that a list shows no pattern. */
export function spread(n: number, salt: number, size: number): number {
  let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % size;
}

export const pick = <T>(list: readonly T[], n: number, salt: number): T => list[spread(n, salt, list.length)] as T;

/** Returns the person of a number; the phones share a prefix, so that generated people are recognizable. */
export function syntheticPerson(n: number): SyntheticPerson {
  const phone = `198${String(n).padStart(8, '0')}`;
  const gender = spread(n, 1, 2) === 0 ? 'male' : 'female';
  const abroad = spread(n, 2, 100) < 5;
  const name = abroad
    ? `${pick(abroadFirst, n, 3)} ${pick(abroadLast, n, 4)}`
    : pick(surnames, n, 5) + pick(gender === 'male' ? male : female, n, 6);
  const company = abroad ? pick(abroadHospitals, n, 7) : pick(cities, n, 8) + pick(hospitals, n, 9);
  return { name, phone, email: `s${n}@people.example`, company, gender, abroad };
}
