import type { CardField } from '@meetingapp/contract/exhibition/lead.ts';
import { maskAddress, readAddress } from '../accounts/address.ts';

/** What a registration says about a person; a missing answer is ''. */
export interface CardSource {
  name: string;
  /** Answers of the registration form by code. */
  answers: Readonly<Record<string, unknown>>;
}

export interface Card {
  name: string;
  affiliation: string;
  post: string;
  email: string;
  phone: string;
}

const textOf = ({ answers }: CardSource, code: string): string => {
  const answer = answers[code];
  return typeof answer === 'string' ? answer.trim() : '';
};

/** Everything that the person could hand over. */
const wholeCard = (source: CardSource): Card => ({
  name: source.name,
  affiliation: textOf(source, 'company'),
  post: [textOf(source, 'title'), textOf(source, 'department')].filter((part) => part !== '').join(' '),
  email: textOf(source, 'email'),
  phone: textOf(source, 'phone'),
});

/** The card as it is handed over: name and institution, and of the rest only what the person ticked. */
export function cardOf(source: CardSource, ticked: readonly CardField[]): Card {
  const whole = wholeCard(source);
  const given = (field: CardField): string => (ticked.includes(field) ? whole[field] : '');
  return {
    name: whole.name,
    affiliation: whole.affiliation,
    post: given('post'),
    email: given('email'),
    phone: given('phone'),
  };
}

/**
 * Fields that the person has. `reader`: `self` reads the values; `exhibitor` holds the phone before the person has agreed, and reads
 * addresses masked and no post.
 */
export function offeredFields(source: CardSource, reader: 'self' | 'exhibitor'): { field: CardField; value: string }[] {
  const whole = wholeCard(source);
  const fields: readonly CardField[] = ['post', 'email', 'phone'];
  return fields
    .filter((field) => whole[field] !== '')
    .map((field) => ({ field, value: reader === 'self' ? whole[field] : hidden(field, whole[field]) }));
}

function hidden(field: CardField, value: string): string {
  if (field === 'post') return '';
  const address = readAddress(value);
  return address ? maskAddress(address) : '****';
}
