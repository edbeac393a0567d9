import type { ItemContent, Question } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both, nothing } from '../support/bilingual.ts';

export const bankTopics = {
  lysis: both('溶栓适应证与禁忌证', 'Fibrinolysis: indications and contraindications'),
  transfer: both('转运与时间窗', 'Transfer and time windows'),
  ecg: both('心电图定位', 'ECG localisation'),
  drugs: both('抗栓用药', 'Antithrombotic drugs'),
} as const satisfies Record<string, Bilingual>;
export type BankTopic = keyof typeof bankTopics;

export interface BankItem {
  topic: BankTopic;
  difficulty: number;
  source: string;
  content: ItemContent;
}

const options = (...texts: Bilingual[]) => texts.map((text, at) => ({ id: String.fromCodePoint(97 + at), text }));
const item = (
  topic: BankTopic,
  difficulty: number,
  stem: Bilingual,
  question: Question,
  reason: Bilingual = nothing,
): BankItem => ({ topic, difficulty, source: 'STEMI 2026', content: { stem, media: null, question, reason } });

/** Where the trace of `drawEcg` rises first, in ten thousandths. */
const ECG = { width: 1200, height: 480, x: 4050, y: 5800 };

/** Items in both languages, with every kind of question. `ecg`: address of the picture of `drawEcg`; null leaves its item out. */
export const bankItems = (ecg: string | null): BankItem[] => [
  item(
    'transfer',
    3,
    both(
      '患者男，62 岁，胸痛 90 分钟。心电图示 Ⅱ、Ⅲ、aVF 导联 ST 段抬高。就诊医院不能行急诊 PCI，预计转运至导管室需 150 分钟。首选的处理是：',
      'A man of 62 has had chest pain for 90 minutes. The ECG shows ST elevation in leads II, III and aVF. The hospital has no catheterisation laboratory; transfer to one takes 150 minutes. What comes first?',
    ),
    {
      kind: 'single',
      options: options(
        both('直接转运行 PCI', 'Transfer for primary PCI'),
        both('10 分钟内开始溶栓，随后转运', 'Fibrinolysis within 10 minutes, then transfer'),
        both('抗凝并观察 24 小时', 'Anticoagulation and 24 hours of observation'),
        both('先做冠脉 CT 再决定', 'Coronary CT before deciding'),
      ),
      right: 'b',
    },
    both(
      '预计从诊断到导丝通过超过 120 分钟时先溶栓，诊断后 10 分钟内给药。',
      'When the wire is expected to cross more than 120 minutes after diagnosis, fibrinolysis comes first, within 10 minutes.',
    ),
  ),
  item(
    'lysis',
    3,
    both(
      '患者女，78 岁，STEMI 3 小时，血压 186/112 mmHg。下列哪项是溶栓的相对禁忌证？',
      'A woman of 78 has had STEMI for 3 hours; her blood pressure is 186/112 mmHg. Which of these is a relative contraindication to fibrinolysis?',
    ),
    {
      kind: 'single',
      options: options(
        both('年龄大于 75 岁', 'Age above 75'),
        both('三年前的胃溃疡', 'A gastric ulcer three years ago'),
        both('未控制的高血压（> 180/110 mmHg）', 'Uncontrolled hypertension (> 180/110 mmHg)'),
        both('正在服用阿司匹林', 'Taking aspirin'),
      ),
      right: 'c',
    },
    both(
      '高龄本身不是禁忌证，剂量减半；先把血压降到 180/110 以下再决定。',
      'Age alone is no contraindication: halve the dose. Lower the blood pressure below 180/110 before deciding.',
    ),
  ),
  item(
    'lysis',
    3,
    both('下列哪些是溶栓的绝对禁忌证？', 'Which of these are absolute contraindications to fibrinolysis?'),
    {
      kind: 'multiple',
      options: options(
        both('任何时间的颅内出血史', 'Intracranial haemorrhage at any time'),
        both('一个月内的消化道出血', 'Gastrointestinal bleeding in the past month'),
        both('主动脉夹层', 'Aortic dissection'),
        both('口服避孕药', 'Oral contraceptives'),
        both('妊娠', 'Pregnancy'),
      ),
      right: ['a', 'b', 'c'],
      partial: true,
    },
    both(
      '妊娠是相对禁忌证，口服避孕药不是禁忌证。',
      'Pregnancy is a relative contraindication; oral contraceptives are none.',
    ),
  ),
  item(
    'drugs',
    1,
    both('急性下壁心梗患者可常规使用硝酸甘油。', 'Nitroglycerin may be given routinely in acute inferior infarction.'),
    { kind: 'boolean', right: false },
    both(
      '合并右室梗死时硝酸甘油可致严重低血压。',
      'With right ventricular infarction it may cause severe hypotension.',
    ),
  ),
  item(
    'transfer',
    2,
    both('把胸痛中心的处置步骤按先后排列。', 'Put the steps of a chest pain centre in order.'),
    {
      kind: 'ordering',
      options: options(
        both('首次医疗接触', 'First medical contact'),
        both('10 分钟内完成心电图', 'ECG within 10 minutes'),
        both('启动导管室', 'Activate the catheterisation laboratory'),
        both('导丝通过病变', 'Wire crosses the lesion'),
      ),
      partial: true,
    },
    both('先诊断，再启动，再开通。', 'Diagnose, activate, open.'),
  ),
  item(
    'drugs',
    2,
    both('把药物与作用靶点配对。', 'Match each drug with its target.'),
    {
      kind: 'matching',
      options: options(both('替格瑞洛', 'Ticagrelor'), both('阿司匹林', 'Aspirin'), both('利伐沙班', 'Rivaroxaban')),
      matches: options(
        both('P2Y12 受体', 'P2Y12 receptor'),
        both('环氧化酶 1', 'Cyclo-oxygenase 1'),
        both('Xa 因子', 'Factor Xa'),
        both('凝血酶', 'Thrombin'),
      ),
      right: { a: 'a', b: 'b', c: 'c' },
      partial: true,
    },
    both('凝血酶是达比加群的靶点。', 'Thrombin is the target of dabigatran.'),
  ),
  item(
    'drugs',
    2,
    both(
      '患者 68 kg，STEMI 2 小时，静脉溶栓，替奈普酶应给多少？',
      'A patient of 68 kg with STEMI for 2 hours receives fibrinolysis. What dose of tenecteplase?',
    ),
    { kind: 'number', right: '35', tolerance: '0', unit: 'mg' },
    both('60 至 70 kg 为 35 mg。', '35 mg from 60 to below 70 kg.'),
  ),
  item(
    'transfer',
    4,
    both(
      '病例：患者男，55 岁，胸痛 40 分钟，就诊于不能行 PCI 的医院，心电图示前壁 ST 段抬高，转运至导管室需 70 分钟。',
      'Case: a man of 55 with 40 minutes of chest pain reaches a hospital without PCI. The ECG shows anterior ST elevation; transfer takes 70 minutes.',
    ),
    {
      kind: 'case',
      parts: [
        {
          id: 'a',
          stem: both('再灌注策略是：', 'The reperfusion strategy is:'),
          question: {
            kind: 'single',
            options: options(
              both('转运行直接 PCI', 'Transfer for primary PCI'),
              both('就地溶栓', 'Fibrinolysis on site'),
              both('药物保守治疗', 'Medical treatment'),
            ),
            right: 'a',
          },
        },
        {
          id: 'b',
          stem: both(
            '入门到出门的时间目标不超过多少分钟？',
            'Door-in to door-out should take at most how many minutes?',
          ),
          question: { kind: 'number', right: '30', tolerance: '0', unit: 'min' },
        },
        {
          id: 'c',
          stem: both('转运前应给予阿司匹林负荷量。', 'A loading dose of aspirin is given before the transfer.'),
          question: { kind: 'boolean', right: true },
        },
      ],
    },
    both(
      '120 分钟内可到达导管室，选择直接 PCI。',
      'The laboratory can be reached within 120 minutes, so primary PCI is chosen.',
    ),
  ),
  item(
    'ecg',
    2,
    both(
      'Ⅱ、Ⅲ、aVF 导联 ST 段抬高提示哪一部位心肌梗死？',
      'ST elevation in II, III and aVF indicates infarction of which wall?',
    ),
    {
      kind: 'single',
      options: options(
        both('下壁', 'Inferior'),
        both('前间壁', 'Anteroseptal'),
        both('高侧壁', 'High lateral'),
        both('正后壁', 'Posterior'),
      ),
      right: 'a',
    },
    both('这三个导联面向左室下壁。', 'These three leads face the inferior wall.'),
  ),
  item(
    'ecg',
    3,
    both('怀疑右室梗死时应加做哪些导联？', 'Which leads are added when right ventricular infarction is suspected?'),
    {
      kind: 'single',
      options: options(
        both('V7 至 V9', 'V7 to V9'),
        both('V3R 至 V5R', 'V3R to V5R'),
        both('仅 aVR', 'aVR only'),
        both('不需要', 'None'),
      ),
      right: 'b',
    },
    both('V4R 导联 ST 段抬高最有诊断价值。', 'ST elevation in V4R is the most specific.'),
  ),
  ...(ecg === null
    ? []
    : [
        item(
          'ecg',
          4,
          both(
            '患者 58 岁，胸痛 40 分钟。在心电图上点出 ST 段抬高的位置。',
            'A patient of 58 has had chest pain for 40 minutes. Mark where the ST segment is elevated.',
          ),
          {
            kind: 'spot',
            picture: {
              address: ecg,
              width: ECG.width,
              height: ECG.height,
              alt: both('一条导联的心电图，四个心动周期，25 mm/s', 'ECG of one lead, four beats, 25 mm/s'),
            },
            regions: [
              { shape: 'ellipse', x: ECG.x, y: ECG.y, rx: 450, ry: 1300, percent: 100 },
              { shape: 'ellipse', x: ECG.x, y: ECG.y, rx: 900, ry: 2600, percent: 50 },
            ],
          },
          both('第二个心动周期的 ST 段弓背向上抬高。', 'In the second beat the ST segment is elevated and convex.'),
        ),
      ]),
  item(
    'lysis',
    2,
    both(
      '溶栓成功的标志之一是 60 至 90 分钟内 ST 段回落至少：',
      'One sign of successful fibrinolysis is ST resolution within 60 to 90 minutes of at least:',
    ),
    {
      kind: 'single',
      options: options(both('10%', '10%'), both('30%', '30%'), both('50%', '50%'), both('90%', '90%')),
      right: 'c',
    },
    both('回落不足 50% 时应立即补救 PCI。', 'Below 50 % a rescue PCI follows at once.'),
  ),
  item(
    'lysis',
    2,
    both(
      '溶栓后 2 至 24 小时应常规行冠状动脉造影。',
      'Angiography is routine 2 to 24 hours after successful fibrinolysis.',
    ),
    { kind: 'boolean', right: true },
    both('药物介入策略减少再梗死。', 'The pharmaco-invasive strategy reduces reinfarction.'),
  ),
  item(
    'drugs',
    3,
    both(
      '溶栓时下列哪种 P2Y12 抑制剂有充分证据？',
      'Which P2Y12 inhibitor is well supported together with fibrinolysis?',
    ),
    {
      kind: 'single',
      options: options(
        both('氯吡格雷', 'Clopidogrel'),
        both('普拉格雷', 'Prasugrel'),
        both('坎格瑞洛', 'Cangrelor'),
        both('替罗非班', 'Tirofiban'),
      ),
      right: 'a',
    },
    both('75 岁以下负荷 300 mg，75 岁以上不给负荷量。', 'Load with 300 mg below 75 years; no loading dose above.'),
  ),
];

/** Items written after the exams: one in both languages, one that still lacks its English. */
export const laterItems = (): (BankItem & { code: string })[] => [
  {
    code: 'Q-1200',
    ...item(
      'transfer',
      2,
      both(
        '首次医疗接触后应在多少分钟内完成第一份心电图？',
        'Within how many minutes after the first medical contact should the first ECG be done?',
      ),
      { kind: 'number', right: '10', tolerance: '0', unit: 'min' },
      both(
        '首次医疗接触后 10 分钟内完成并判读。',
        'It is done and read within 10 minutes of the first medical contact.',
      ),
    ),
  },
  {
    code: 'Q-1203',
    ...item(
      'drugs',
      1,
      { zh: '溶栓后应继续使用抗凝药至血运重建或至少 48 小时。', en: '' },
      { kind: 'boolean', right: true },
    ),
  },
];

/** One lead of an ECG with the ST segment of its second beat elevated, as SVG. */
export function drawEcg(): string {
  const { width, height } = ECG;
  const beat = width / 4;
  const wave = (part: number, at: number, wide: number, high: number): number =>
    high * Math.exp(-(((part - at) / wide) ** 2));
  const points = Array.from({ length: width / 2 + 1 }, (_, at) => {
    const x = at * 2;
    const part = (x % beat) / beat;
    const elevated = Math.floor(x / beat) === 1 && part > 0.44 && part < 0.9 ? wave(part, 0.62, 0.16, 74) : 0;
    const high =
      wave(part, 0.2, 0.03, 22) +
      wave(part, 0.36, 0.012, -18) +
      wave(part, 0.39, 0.014, 170) +
      wave(part, 0.43, 0.014, -40) +
      wave(part, 0.7, 0.05, 40) +
      elevated;
    return `${x},${(330 - high).toFixed(1)}`;
  });
  const lines = Array.from({ length: Math.floor(width / 24) + 1 }, (_, at) => at * 24);
  const grid = lines.map((at) => `<path d="M${at} 0V${height}${at < height ? `M0 ${at}H${width}` : ''}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff6f4"/><g stroke="#f2c4bc" stroke-width="1">${grid}</g><polyline points="${points.join(' ')}" fill="none" stroke="#1c2421" stroke-width="3"/></svg>`;
}
