import { ticketRoles } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { encodeTicketList, type ListedTicket } from '@meetingapp/domain/checkin/ticket-list.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { keysOf } from '@meetingapp/server/features/checkin/ticket/commands-keys.ts';
import { roleOf, signBytes } from '@meetingapp/server/features/checkin/ticket/writer.ts';

const letters = '王李张刘陈杨赵黄周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董余苏叶吕魏蒋田杜丁沈姜';

/** Numbers that are the same in each run and do not compress. */
function numbers(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * below);
  };
}

/**
 * What devices of a conference would receive if it had `size` tickets: those that it has, and others that nobody holds, signed with the
 * conference's key. `bytes`: of the list itself, before base64 and compression.
 */
export async function largeTicketList(db: Database, cid: number, size: number) {
  const rows = await db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select(['ticket.print', 'ticket.role', 'ticket.state', 'fee_kind_id', 'branch_id', 'name', 'number'])
    .where('ticket.conference_id', '=', cid)
    .execute();
  const own = rows.map((row): Omit<ListedTicket, 'reading'> => ({
    fingerprint: row.print,
    role: roleOf(row.role),
    feeId: row.fee_kind_id,
    branchId: row.branch_id,
    valid: row.state === 'valid',
    name: row.name,
    number: row.number.slice(-4),
  }));
  const random = numbers(7);
  const letter = () => letters.charAt(random(letters.length));
  const others = Array.from({ length: Math.max(0, size - own.length) }, (_, index): Omit<ListedTicket, 'reading'> => ({
    fingerprint: random(2 ** 30) * 2 ** 17 + index,
    role: ticketRoles[random(30)] ?? 'attendee',
    feeId: 1 + random(8),
    branchId: null,
    valid: random(50) > 0,
    name: letter() + letter() + letter(),
    number: String(index % 10_000).padStart(4, '0'),
  }));
  const bytes = encodeTicketList([...own, ...others]);
  const keys = await keysOf(db, cid);
  return {
    bytes: bytes.length,
    answer: {
      code: 0,
      msg: '',
      whole: true,
      cursor: '1',
      list: Buffer.from(bytes).toString('base64'),
      signature: signBytes(keys, bytes).toString('base64'),
      at: Date.now(),
    },
  };
}
