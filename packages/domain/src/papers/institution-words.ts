/** Cities and provinces before a hospital's name, which are often omitted. */
export const placeZh =
  /^(?:北京市|上海市|天津市|重庆市|北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|石家庄|太原|沈阳|大连|长春|哈尔滨|南京|苏州|无锡|常州|徐州|杭州|宁波|温州|绍兴|台州|金华|嘉兴|湖州|合肥|福州|厦门|泉州|南昌|赣州|济南|青岛|烟台|郑州|洛阳|新乡|武汉|宜昌|长沙|广州|深圳|珠海|东莞|佛山|海口|成都|绵阳|泸州|贵阳|遵义|昆明|西安|兰州|西宁|银川|乌鲁木齐|南宁|桂林|拉萨|呼和浩特)(?:省|市|自治区)?/;

/** The same in Latin letters. */
export const placesEn = new Set(
  'beijing shanghai tianjin chongqing hebei shanxi liaoning jilin heilongjiang jiangsu zhejiang anhui fujian jiangxi shandong henan hubei hunan guangdong hainan sichuan guizhou yunnan shaanxi gansu qinghai taiwan guangxi tibet ningxia xinjiang shijiazhuang taiyuan shenyang dalian changchun harbin nanjing suzhou wuxi hangzhou ningbo wenzhou hefei fuzhou xiamen quanzhou nanchang jinan qingdao zhengzhou wuhan changsha guangzhou shenzhen chengdu guiyang kunming xian lanzhou xining yinchuan urumqi nanning guilin lhasa china'.split(
    ' ',
  ),
);

/** Abbreviations authors use, with their full words. */
export const shortEn: Readonly<Record<string, string>> = {
  univ: 'university',
  uni: 'university',
  hosp: 'hospital',
  hosps: 'hospital',
  hospitals: 'hospital',
  inst: 'institute',
  dept: 'department',
  dep: 'department',
  div: 'division',
  med: 'medical',
  medicine: 'medical',
  medicinal: 'medical',
  coll: 'college',
  affil: 'affiliated',
  aff: 'affiliated',
  ctr: 'center',
  cent: 'center',
  centre: 'center',
  sch: 'school',
  natl: 'national',
  nat: 'national',
  cardiovasc: 'cardiovascular',
  dis: 'diseases',
  disease: 'diseases',
  sci: 'sciences',
  science: 'sciences',
  acad: 'academy',
  peoples: 'people',
  childrens: 'children',
  womens: 'women',
  technol: 'technology',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  no1: 'first',
  no2: 'second',
  no3: 'third',
};

/** Words that do not identify an institution. */
export const emptyEn = new Set('the of and for at in affiliated attached to a an hospital'.split(' '));

/** A hospital named only with these words is one of hundreds. */
export const commonEn = new Set(
  'first second third fourth fifth sixth seventh eighth people general central municipal provincial city province children women maternal child health medical hospital clinic traditional chinese school college center institute university union workers military army tumor cancer cardiovascular heart national'.split(
    ' ',
  ),
);
