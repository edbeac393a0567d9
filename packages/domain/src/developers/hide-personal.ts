/** Mobile numbers, identity numbers and e-mail addresses. */
const personal = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\d)\d{17}[\dXx](?!\d)|(?<!\d)(?:\+?86)?1\d{10}(?!\d)/g;

/** A text of another system without what names a person, for the log of deliveries. */
export const hidePersonal = (text: string): string => text.replaceAll(personal, '***');
