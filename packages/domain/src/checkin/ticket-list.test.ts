import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeTicketList, openTicketList, type ListedTicket } from './ticket-list.ts';
import { ticketRoles } from './ticket-roles.ts';

const listed = fc.record<ListedTicket>({
  fingerprint: fc.nat(2 ** 31).map((value) => value * 131_071),
  role: fc.constantFrom(...ticketRoles),
  feeId: fc.option(fc.integer({ min: 1, max: 300 })),
  branchId: fc.option(fc.integer({ min: 1, max: 300 })),
  valid: fc.boolean(),
  name: fc.constantFrom('', '林知远', 'Ana Müller', '欧阳若曦'),
  number: fc.constantFrom('0042', '9911'),
  reading: fc.constantFrom('', 'lin zhi yuan', 'ou yang ruo xi'),
});

const seen = (ticket: ListedTicket) => (ticket.name === '' ? { ...ticket, number: '', reading: '' } : ticket);

describe('[O16] the list of tickets on a device', () => {
  it('finds each ticket by its fingerprint, and no other', () => {
    const lists = fc.uniqueArray(listed, { selector: ({ fingerprint }) => fingerprint, maxLength: 60 });
    fc.assert(
      fc.property(lists, fc.nat(), (tickets, other) => {
        const list = openTicketList(encodeTicketList(tickets));
        expect(list?.size).toBe(tickets.length);
        for (const ticket of tickets) expect(list?.find(ticket.fingerprint)).toEqual(seen(ticket));
        if (!tickets.some(({ fingerprint }) => fingerprint === other)) expect(list?.find(other)).toBeNull();
      }),
    );
  });

  it('is null for bytes that are cut or none', () => {
    const bytes = encodeTicketList(fc.sample(listed, 20));
    expect(openTicketList(bytes.slice(0, -1))).toBeNull();
    fc.assert(fc.property(fc.uint8Array(), (noise) => openTicketList(noise) === null || noise.length > 0));
  });

  it('of 100,000 tickets takes at most 2 MB on the way and answers at once', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const letters =
      '王李张刘陈杨赵黄周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董余苏叶吕魏蒋田杜丁沈姜';
    const syllables =
      'wang li zhang liu chen yang zhao huang zhou wu xu sun zhu ma hu guo lin he gao liang zheng luo song xie tang han cao xu deng xiao feng ceng cheng cai peng pan yuan yu dong yu su ye lv wei jiang tian du ding shen jiang'.split(
        ' ',
      );
    const tickets = Array.from({ length: 100_000 }, (_, index): ListedTicket => {
      const name = [0, 0, 0].map(() => random(letters.length));
      return {
        fingerprint: random(2 ** 30) * 2 ** 17 + index,
        role: ticketRoles[random(30)] ?? 'attendee',
        feeId: 1 + random(8),
        branchId: null,
        valid: random(50) > 0,
        name: name.map((at) => letters.charAt(at)).join(''),
        number: String(index % 10_000).padStart(4, '0'),
        reading: name.map((at) => syllables[at]).join(' '),
      };
    });
    const bytes = encodeTicketList(tickets);
    expect(gzipSync(bytes).length).toBeLessThan(2_000_000);
    const list = openTicketList(bytes);
    for (const ticket of tickets.slice(0, 1000))
      expect(list?.find(ticket.fingerprint)).toMatchObject({ name: ticket.name, reading: ticket.reading });
  });
});
