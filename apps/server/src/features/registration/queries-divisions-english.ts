import { pinyin } from 'pinyin-pro';

/** Names that English maps write otherwise than in pinyin: of other languages, of old custom, and two provinces that sound alike. */
const customary: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia',
  呼和浩特市: 'Hohhot',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  巴彦淖尔市: 'Bayannur',
  乌兰察布市: 'Ulanqab',
  兴安盟: 'Hinggan',
  锡林郭勒盟: 'Xilingol',
  阿拉善盟: 'Alxa',
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',
  大兴安岭地区: 'Da Hinggan Ling',
  陕西省: 'Shaanxi',
  甘孜藏族自治州: 'Garzê',
  西藏自治区: 'Xizang (Tibet)',
  拉萨市: 'Lhasa',
  日喀则市: 'Xigazê',
  昌都市: 'Qamdo',
  林芝市: 'Nyingchi',
  那曲市: 'Nagqu',
  阿里地区: 'Ngari',
  果洛藏族自治州: 'Golog',
  迪庆藏族自治州: 'Dêqên',
  新疆维吾尔自治区: 'Xinjiang',
  乌鲁木齐市: 'Ürümqi',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  博尔塔拉蒙古自治州: 'Bortala',
  巴音郭楞蒙古自治州: 'Bayingolin',
  阿克苏地区: 'Aksu',
  克孜勒苏柯尔克孜自治州: 'Kizilsu',
  喀什地区: 'Kashgar',
  和田地区: 'Hotan',
  伊犁哈萨克自治州: 'Ili',
  阿勒泰地区: 'Altay',
  石河子市: 'Shihezi',
  阿拉尔市: 'Aral',
  图木舒克市: 'Tumxuk',
  五家渠市: 'Wujiaqu',
  可克达拉市: 'Kokdala',
  胡杨河市: 'Huyanghe',
  台北市: 'Taipei City',
  新北市: 'New Taipei City',
  高雄市: 'Kaohsiung City',
  台南市: 'Tainan City',
  台中市: 'Taichung City',
  桃园市: 'Taoyuan City',
  基隆市: 'Keelung City',
  新竹市: 'Hsinchu City',
  新竹县: 'Hsinchu County',
  嘉义市: 'Chiayi City',
  嘉义县: 'Chiayi County',
  金门县: 'Kinmen County',
  南投县: 'Nantou County',
  宜兰县: 'Yilan County',
  苗栗县: 'Miaoli County',
  彰化县: 'Changhua County',
  云林县: 'Yunlin County',
  屏东县: 'Pingtung County',
  台东县: 'Taitung County',
  花莲县: 'Hualien County',
  澎湖县: 'Penghu County',
  连江县: 'Lienchiang County',
  香港特别行政区: 'Hong Kong',
  香港岛: 'Hong Kong Island',
  九龙: 'Kowloon',
  新界: 'New Territories',
  澳门特别行政区: 'Macao',
  澳门半岛: 'Macao Peninsula',
  离岛: 'Taipa and Coloane',
};

const peoples =
  '(?:维吾尔|柯尔克孜|哈萨克|布依族|朝鲜族|土家族|景颇族|傈僳族|蒙古族|哈尼族|蒙古|苗族|藏族|羌族|彝族|侗族|壮族|傣族|白族|回族|黎族)';
const kind = new RegExp(`(?:${peoples}*自治[区州县]|地区|林区|省|市|县|盟)$`, 'u');

/** A province or city in Latin letters, as English maps have it: pinyin in one word, without its kind, or the customary name. */
export function englishDivision(name: string): string {
  const known = customary[name];
  if (known !== undefined) return known;
  const syllables = pinyin(name.replace(kind, ''), { toneType: 'none', type: 'array' });
  // An apostrophe parts syllables that begin with a vowel from the one before: Xi'an, Pu'er.
  const word = syllables.map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join('');
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
