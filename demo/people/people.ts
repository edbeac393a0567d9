/** Invented people. Names, hospitals and numbers are fictitious. */
export interface Person {
  name: string;
  phone: string;
  email: string;
  company: string;
  gender: 'male' | 'female';
}

const names = [
  ['林知远', 'male'],
  ['苏曼青', 'female'],
  ['顾清和', 'male'],
  ['沈砚秋', 'female'],
  ['周予安', 'male'],
  ['韦雅宁', 'female'],
  ['陆一鸣', 'male'],
  ['何雨桐', 'female'],
  ['方致远', 'male'],
  ['孟书瑶', 'female'],
  ['唐景行', 'male'],
  ['叶知秋', 'female'],
  ['罗牧之', 'male'],
  ['程以宁', 'female'],
  ['顾长川', 'male'],
  ['许念慈', 'female'],
  ['江承宇', 'male'],
  ['温如玉', 'female'],
  ['秦越人', 'male'],
  ['白若溪', 'female'],
  ['严守正', 'male'],
  ['乔思齐', 'female'],
  ['段怀瑾', 'male'],
  ['黎晚晴', 'female'],
  ['戴云舟', 'male'],
  ['纪明心', 'female'],
  ['崔浩然', 'male'],
  ['傅采薇', 'female'],
  ['邵子衿', 'male'],
  ['穆清扬', 'female'],
  ['裴玄度', 'male'],
  ['尹静姝', 'female'],
  ['卓立诚', 'male'],
  ['夏知微', 'female'],
  ['郎振声', 'male'],
  ['安怡然', 'female'],
  ['滕行健', 'male'],
  ['施佩兰', 'female'],
  ['柏松年', 'male'],
  ['易安之', 'female'],
  ['盛泽民', 'male'],
  ['谷雨晨', 'female'],
  ['雷启明', 'male'],
  ['连舒窈', 'female'],
  ['祝南星', 'male'],
  ['冷月华', 'female'],
  ['房玉衡', 'male'],
  ['鲍思敏', 'female'],
] as const;

const companies = [
  '江州大学附属第一医院',
  '湖山心血管医院',
  '北岳医院',
  '澜江医院',
  '西岭市人民医院',
  '南湖医学院附属医院',
];

export const people: readonly Person[] = names.map(([name, gender], index) => ({
  name,
  gender,
  phone: `1390010${String(1001 + index)}`,
  email: `member${String(index + 1).padStart(2, '0')}@example.com`,
  company: companies[index % companies.length] ?? '',
}));
