import { bars, survival, forest, dots, type DemoPoster } from './congress-poster-figures.ts';

export const postersInEnglish: readonly DemoPoster[] = [
  {
    language: 'en',
    topic: '冠心病与介入',
    zh: '小血管病变药物涂层球囊的最佳预处理：光学相干断层成像研究',
    en: 'Optimal lesion preparation for drug-coated balloons in small vessels: an optical coherence tomography study',
    parts: [
      'Lesion preparation determines the outcome of drug-coated balloons in small vessels, but there is no agreed measure of it.',
      'We imaged 186 lesions in vessels smaller than 2.75 mm in 171 patients before and after preparation and again at nine months.',
      'A lumen gain of 62% or more predicted a late lumen loss below 0.1 mm (area under the curve 0.81). Dissections shorter than 5 mm healed in 94% of lesions.',
      'A lumen gain of 62% is a practical target for preparation, and short dissections may be left untreated.',
    ],
    figures: [
      ['Lumen gain and late lumen loss', dots('Lumen gain (%)', 'Lumen retained', 0.72, 90)],
      [
        'Dissections healed, by length (%)',
        bars('%', ['9 months'], ['<2 mm', '2–5 mm', '5–8 mm', '>8 mm'], [98, 91, 74, 52]),
      ],
    ],
    table: {
      caption: 'Table 1. Lesions by lumen gain',
      rows: [
        ['', 'Gain ≥62% (104)', 'Gain <62% (82)', 'P'],
        ['Late lumen loss (mm)', '0.04 ± 0.21', '0.23 ± 0.34', '<0.001'],
        ['Restenosis', '5 (4.8%)', '13 (15.9%)', '0.01'],
        ['Target lesion failure', '4 (3.8%)', '9 (11.0%)', '0.06'],
      ],
    },
    keywords: ['drug-coated balloon', 'optical coherence tomography'],
  },
  {
    language: 'en',
    topic: '结构性心脏病',
    zh: '经导管主动脉瓣置换术后新发左束支阻滞的预测',
    en: 'Predicting new left bundle branch block after transcatheter aortic valve replacement from preprocedural CT',
    parts: [
      'New left bundle branch block follows one in five transcatheter valve replacements and may require a pacemaker.',
      'Membranous septum length, subannular calcium and implantation depth were measured in 538 consecutive patients.',
      'Implantation more than 2.4 mm below the membranous septum predicted block with a sensitivity of 79% and a specificity of 74%.',
      'Planning implantation depth according to septum length may reduce new conduction disease.',
    ],
    figures: [
      [
        'Risk by predictor (odds ratio)',
        forest(
          ['Depth > septum', 1.21, 1.86, 2.4],
          ['Calcium below LCC', 1.05, 1.44, 1.98],
          ['Right bundle branch block', 0.9, 1.32, 1.94],
          ['Predilatation', 0.74, 1.02, 1.4],
        ),
      ],
      [
        'New block, by depth minus septum length (%)',
        bars('%', ['New block'], ['<0 mm', '0–2', '2–4', '>4 mm'], [7, 15, 28, 46]),
      ],
    ],
    table: {
      caption: 'Table 1. Patients',
      rows: [
        ['', 'Block (108)', 'None (430)', 'P'],
        ['Age (years)', '79.1 ± 5.8', '78.4 ± 6.3', '0.29'],
        ['Septum (mm)', '2.9 ± 1.1', '4.2 ± 1.4', '<0.001'],
        ['Pacemaker', '31 (28.7%)', '19 (4.4%)', '<0.001'],
      ],
    },
    keywords: ['TAVR', 'conduction', 'CT'],
  },
  {
    language: 'en',
    topic: '心律失常',
    zh: '左束支区域起搏十二个月的阈值与同步性',
    en: 'Left bundle branch area pacing: thresholds and synchrony over twelve months',
    parts: [
      'Left bundle branch area pacing produces narrow QRS complexes, but data on long-term stability are limited.',
      'We followed 292 implants at four hospitals, with checks at 1, 6 and 12 months, and compared them with 288 right ventricular implants.',
      'Capture thresholds remained at 0.7 V and paced QRS duration was 114 ms. Three leads were revised, all within the first month.',
      'Left bundle branch area pacing is stable over one year and preserves ventricular synchrony.',
    ],
    figures: [
      [
        'Capture threshold (V) over time',
        bars(
          'V',
          ['Left bundle', 'Right ventricle'],
          ['Implant', '1 month', '6 months', '12 months'],
          [0.68, 0.7, 0.71, 0.72],
          [0.61, 0.66, 0.69, 0.7],
        ),
      ],
      ['Freedom from upgrade (months)', survival('months', ['Left bundle', 0.976], ['Right ventricle', 0.871])],
    ],
    table: {
      caption: 'Table 1. Pacing at twelve months',
      rows: [
        ['', 'Left bundle (292)', 'Right ventricle (288)'],
        ['QRS (ms)', '114 ± 11', '152 ± 17'],
        ['Ejection fraction (%)', '60.8 ± 5.1', '56.2 ± 6.9'],
        ['Lead revision', '3 (1.0%)', '4 (1.4%)'],
      ],
    },
    keywords: ['conduction system pacing'],
  },
  {
    language: 'en',
    topic: '高血压',
    zh: '限盐替代盐在农村养老院的整群随机研究',
    en: 'Salt substitutes in rural care homes: a cluster-randomised trial of blood pressure and potassium',
    parts: [
      'Salt substitutes lower blood pressure, but hyperkalaemia is a concern in very old people.',
      'Forty-two homes with 1,684 residents were randomised to a salt substitute containing 25% potassium chloride or to usual salt for two years.',
      'Systolic pressure fell by 6.9 mmHg more with the substitute. Potassium above 5.5 mmol/L occurred in 3.1% and 2.2%, without clinical events.',
      'Replacing salt in the kitchen of a care home is effective and safe.',
    ],
    figures: [
      [
        'Systolic pressure (mmHg)',
        bars(
          'mmHg',
          ['Substitute', 'Usual salt'],
          ['Baseline', '6 months', '12 months', '24 months'],
          [138, 133, 131, 130],
          [138, 137, 137, 137],
        ),
      ],
      [
        'Effect on outcomes (hazard ratio)',
        forest(['Cardiovascular events', 0.44, 0.6, 0.83], ['Stroke', 0.42, 0.63, 0.95], ['Death', 0.7, 0.89, 1.13]),
      ],
    ],
    table: {
      caption: 'Table 1. Safety',
      rows: [
        ['', 'Substitute (842)', 'Usual salt (842)'],
        ['K > 5.5 mmol/L', '26 (3.1%)', '19 (2.2%)'],
        ['K < 3.5 mmol/L', '31 (3.7%)', '58 (6.9%)'],
        ['Kidney events', '12 (1.4%)', '11 (1.3%)'],
      ],
    },
    keywords: ['salt substitute', 'care homes'],
  },
  {
    language: 'en',
    topic: '血脂与动脉粥样硬化',
    zh: '每年两次注射降脂治疗的真实世界依从性',
    en: 'Adherence to twice-yearly lipid-lowering injections in daily practice',
    parts: [
      'Half of all patients stop statins within two years. Injections given by nurses may improve adherence.',
      'In nine clinics we compared 356 patients receiving injections with 712 matched patients taking tablets.',
      'At eighteen months 91% of patients were still receiving injections on time and 58% were still taking tablets. LDL cholesterol goals were reached by 74% and 43%.',
      'With treatment given at visits, more patients persist and more reach their goal.',
    ],
    figures: [
      [
        'LDL goal reached (%)',
        bars(
          '%',
          ['Injection', 'Tablets'],
          ['3 months', '6 months', '12 months', '18 months'],
          [61, 72, 75, 74],
          [49, 47, 45, 43],
        ),
      ],
      ['Persistence with treatment (months)', survival('months', ['Injection', 0.91], ['Tablets', 0.58])],
    ],
    table: {
      caption: 'Table 1. Reasons for stopping',
      rows: [
        ['Reason', 'Injection (32)', 'Tablets (299)'],
        ['Side effects', '9', '84'],
        ['Cost', '11', '37'],
        ['Felt well', '4', '131'],
      ],
    },
    keywords: ['LDL cholesterol', 'adherence'],
  },
];
