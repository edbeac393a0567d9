import type { Texts } from '../../texts.ts';
import type { auditLearningColumns as source } from '../../zh/audit/learning-column.ts';

/** Names of columns of surveys, exams, credits and certificates. */
export const auditLearningColumns = {
  upload_columns: 'Columns of the report',
  credit: 'Credits',
  task_id: 'Background task',
  items: 'Questions',
  intro: 'Introduction',
  access_code: 'Survey code',
  feedback: 'Evidence of feedback',
  results_from: 'Showing results',
  own: 'people make it',
  template_version_id: 'template version',
  running: 'running number',
  automatic_by: 'issuing each hour switched on by',
  public_key: 'public key',
  key_number: 'key',
  issued_by: 'issued by',
  revoked_by: 'revoked by',
  successor_id: 'replaced by',
  template_id: 'template',
  project: 'Project number',
  expected: 'Expected credits',
  rule_set_id: 'Kind of credit',
  topic_id: 'Topic',
  difficulty: 'Difficulty',
  bilingual: 'Both languages',
  exam_id: 'Exam',
  version_id: 'Version of the item',
} as const satisfies Texts<typeof source>;
