import { openTicketList, type ListedTicket, type TicketList } from '@meetingapp/domain/checkin/ticket-list.ts';
import { isTypedName } from '@meetingapp/domain/checkin/typed-name.ts';
import { doorStore } from './door-store.ts';

/** Differences that are kept beside the whole list; with more of them the list is fetched again. */
export const MOST_CHANGES = 200;

/** The device's list: one whole list, and the changes since, the newest first. */
export class KnownTickets {
  #whole: TicketList | null = null;
  #changes: { bytes: Uint8Array; list: TicketList }[] = [];
  /** False when the storage lacks something of the list: after a restart it must be fetched whole. */
  stored = false;

  get size(): number {
    return this.#whole?.size ?? 0;
  }

  get changes(): number {
    return this.#changes.length;
  }

  find(print: number): ListedTicket | null {
    for (const { list } of this.#changes) {
      const found = list.find(print);
      if (found) return found;
    }
    return this.#whole?.find(print) ?? null;
  }

  /** People whose name, as written or in pinyin, contains the text, or whose number is its end; at most `most`. */
  search(text: string, most: number): ListedTicket[] {
    const wanted = text.toLowerCase();
    const fits = ({ valid, name, number, reading }: ListedTicket): boolean =>
      valid &&
      (name.toLowerCase().includes(wanted) ||
        isTypedName(wanted, reading) ||
        (number !== '' && wanted.endsWith(number.toLowerCase())));
    const found: ListedTicket[] = [];
    const seen = new Set<number>();
    for (const list of [...this.#changes.map((one) => one.list), this.#whole])
      for (let index = 0; list && index < list.size && found.length < most; index += 1) {
        const ticket = list.at(index);
        if (!seen.has(ticket.fingerprint) && fits(ticket)) found.push(ticket);
        seen.add(ticket.fingerprint);
      }
    return found;
  }

  async load(): Promise<void> {
    this.stored = false;
    const bytes = await doorStore.list();
    this.#whole = bytes ? openTicketList(bytes) : null;
    this.#changes = ((await doorStore.changes()) ?? []).flatMap((one) => {
      const list = openTicketList(one);
      return list ? [{ bytes: one, list }] : [];
    });
    this.stored = this.#whole !== null;
  }

  /** Takes verified bytes. False when they are no list; then nothing changes. */
  async take(bytes: Uint8Array, whole: boolean): Promise<boolean> {
    const list = openTicketList(bytes);
    if (!list) return false;
    if (whole) {
      this.#whole = list;
      this.#changes = [];
      this.stored = false;
      await doorStore.saveList(bytes);
      this.stored = true;
    } else if (list.size > 0) {
      this.#changes = [{ bytes, list }, ...this.#changes];
      const before = this.stored;
      this.stored = false;
      await doorStore.saveChanges(this.#changes.map((one) => one.bytes));
      this.stored = before;
    }
    return true;
  }
}
