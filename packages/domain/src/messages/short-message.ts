/** Characters of a text message that is sent in one piece, and of each piece of a longer one (GSM 03.40, UCS-2). */
const SINGLE = 70;
const PIECE = 67;

/** The pieces in which a text message is sent, and charged. */
export const piecesOf = (text: string): number => (text.length <= SINGLE ? 1 : Math.ceil(text.length / PIECE));

/** Price in fen of text messages, rounded up. `price`: of one piece, in thousandths of a yuan. */
export const costOf = (pieces: number, price: number): number => Math.ceil((pieces * price) / 10);

/**
 * True for a reply that asks for no more text messages: 退订, T or TD, as Chinese carriers require it, and their English forms. Anything
 * else in the reply makes it an ordinary text.
 */
export const asksToStop = (reply: string): boolean =>
  /^(?:t|td|tt|退订|退訂|退定|取消|stop|unsubscribe)$/i.test(reply.normalize('NFKC').replaceAll(/[\s\p{P}]/gu, ''));
