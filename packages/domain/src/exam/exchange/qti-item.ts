import type { itemRefusals } from '@meetingapp/contract/exam/exchange.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** An item as it travels: the topic by its name, because numbers differ between societies. */
export interface QtiItem {
  code: string;
  /** 1 to 5; null: not said. */
  difficulty: number | null;
  topic: Bilingual | null;
  source: string;
  content: ItemContent;
}

/** Why an item of a file is not imported. */
export type QtiRefusal = (typeof itemRefusals)[number];

export type QtiRead = { ok: true; item: QtiItem } | { ok: false; code: string; reason: QtiRefusal; detail: string };

/** Name by which a file says that this product wrote it: texts are then taken as they stand. */
export const QTI_TOOL = 'Meetingapp';
/** Ids of options begin with this, because an identifier of QTI must not begin with a digit. */
export const OPTION_PREFIX = 'o_';
export const QTI_NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p2';
export const QTI_TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/';
