import { bars, dots, flow, forest, survival, type DemoPoster } from './congress-poster-figures.ts';

/** The three posters that won last year's vote. */
export const pastPosters: readonly DemoPoster[] = [
  {
    language: 'zh',
    topic: '冠心病',
    zh: '县域胸痛救治网络缩短再灌注时间：三年前后对照',
    en: 'County chest pain networks shorten time to reperfusion: three years before and after',
    parts: [
      '县级医院到导管室的转运时间长，网络化救治能否缩短再灌注时间，缺少多年连续数据。',
      '纳入 9 个县 1,264 例急性心肌梗死患者，比较组网前一年与组网后三年的时间指标和院内死亡率。',
      '首次医疗接触至再灌注中位时间由 168 分钟降至 104 分钟，院内死亡率由 6.8% 降至 4.9%。',
      '组网后再灌注时间逐年缩短，收益主要来自院前心电图传输。',
    ],
    figures: [
      [
        '首次医疗接触至再灌注时间（中位数）',
        bars('分钟', ['中位时间'], ['组网前', '第一年', '第二年', '第三年'], [168, 139, 117, 104]),
      ],
      ['转运流程', flow('首诊心电图十分钟内完成', '上传网络，中心三分钟内回复', '绕行急诊，直达导管室')],
    ],
    table: {
      caption: '表 1 院内结局',
      rows: [
        ['', '组网前', '第三年', 'P'],
        ['病例数', '288', '341', ''],
        ['院内死亡', '6.8%', '4.9%', '0.03'],
        ['中位住院日', '8', '6', '<0.001'],
      ],
    },
    keywords: ['胸痛中心', '再灌注', '县域'],
  },
  {
    language: 'en',
    topic: '心律失常',
    zh: '左束支起搏与双室起搏的一年比较',
    en: 'Left bundle branch pacing and biventricular pacing compared at one year',
    parts: [
      'Left bundle branch pacing keeps activation close to normal. Comparisons with biventricular pacing at one year are few.',
      'We followed 186 patients with heart failure and left bundle branch block at two centres: 94 with left bundle branch pacing, 92 with biventricular pacing.',
      'Freedom from readmission was 88.3% with left bundle branch pacing and 80.4% with biventricular pacing (HR 0.57, 95% CI 0.34 to 0.97). QRS width fell further.',
      'At one year left bundle branch pacing was followed by fewer readmissions.',
    ],
    figures: [
      ['Freedom from readmission (months)', survival('months', ['Left bundle', 0.883], ['Biventricular', 0.804])],
      [
        'Hazard ratio for readmission',
        forest(['All', 0.34, 0.57, 0.97], ['Women', 0.3, 0.61, 1.24], ['QRS > 160 ms', 0.28, 0.49, 0.88]),
      ],
    ],
    table: {
      caption: 'Table 1 QRS width (ms)',
      rows: [
        ['', 'Left bundle', 'Biventricular'],
        ['Before', '164 ± 15', '163 ± 16'],
        ['After', '121 ± 12', '139 ± 14'],
      ],
    },
    keywords: ['pacing', 'heart failure'],
  },
  {
    language: 'zh',
    topic: '护理与康复',
    zh: '六分钟步行距离与出院后三十天再入院的关系',
    en: 'Six-minute walk distance and readmission within thirty days of discharge',
    parts: [
      '六分钟步行试验操作简单，出院时的步行距离能否提示近期再入院，基层资料不多。',
      '前瞻性纳入 212 例心衰患者，出院前一日完成步行试验，电话随访三十天。',
      '步行不足 300 米者再入院率 21.6%，300 米及以上者 8.7%。距离与利钠肽水平呈负相关（r=-0.52）。',
      '出院时步行不足 300 米的患者宜在一周内安排复诊。',
    ],
    figures: [
      ['步行距离与 NT-proBNP', dots('步行距离', 'NT-proBNP（对数）', -0.52, 212)],
      ['三十天再入院率', bars('%', ['再入院率'], ['<300 米', '300~400 米', '>400 米'], [21.6, 10.4, 6.9])],
    ],
    table: {
      caption: '表 1 再入院原因',
      rows: [
        ['原因', '例数', '占比'],
        ['容量负荷过重', '17', '60.7%'],
        ['心律失常', '6', '21.4%'],
        ['其他', '5', '17.9%'],
      ],
    },
    keywords: ['六分钟步行', '再入院'],
  },
];
