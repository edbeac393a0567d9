import type { papersImport as zh } from '../../zh/papers/import.ts';
import type { Texts } from '../../texts.ts';

export const papersImport = {
  names: {
    externalId: 'Number|ID|Submission number|Paper number|Submission',
    title: 'Title|Title (Chinese)',
    titleEn: 'English title|Title in English',
    authors: 'Authors|Author',
    affiliations: 'Affiliations|Affiliation|Institutions',
    abstract: 'Abstract',
    topics: 'Topics|Topic|Category',
    keywords: 'Keywords|Key words',
    decision: 'Result|Decision|Accepted as',
    board: 'Board|Poster board',
    contactName: 'Contact|Submitted by|Contact name',
    contactPhone: 'Phone|Mobile|Telephone',
  },
  decisions: {
    oral: 'Oral|Oral presentation|Talk',
    poster: 'Poster|E-poster',
    publication: 'Publication|Published|Abstract only',
    not_accepted: 'Not accepted|Rejected',
  },
  example: {
    externalId: 'P-0001',
    title: 'Three-year follow-up after ablation of atrial fibrillation',
    titleEn: 'Three-year follow-up after ablation of atrial fibrillation',
    authors: 'Lin, Zhiyuan[1]; Shen, Yanqiu[1,2]',
    affiliations: 'First Affiliated Hospital of Jiangzhou University; Hushan Heart Hospital',
    abstract: 'Aim: …',
    topics: 'Arrhythmia -> Atrial fibrillation; Follow-up',
    keywords: 'atrial fibrillation; ablation',
    decision: 'Poster',
    board: 'A-012',
    contactName: 'Lin Zhiyuan',
    contactPhone: '13900101001',
  },
  template: 'Papers to import',
  failedFile: 'Papers that were not imported',
  reason: 'Why it was not imported',
} as const satisfies Texts<typeof zh>;
