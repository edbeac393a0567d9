import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Channel, channels, type Choice, messageKinds, nextChannel } from './delivery.ts';

const some = fc.subarray([...channels]);
const order = fc.shuffledSubarray([...channels]);
const choices: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom(...messageKinds),
  required: fc.boolean(),
  chosen: fc.array(fc.record({ kind: fc.constantFrom(...messageKinds), channels: order }), { maxLength: 3 }),
  reachable: some.map((all) => new Set<Channel>(all)),
  tried: fc.constant(new Set<Channel>()),
});

/** Channels in the order in which a message goes through them when each fails. */
function way(choice: Choice): Channel[] {
  const gone: Channel[] = [];
  for (;;) {
    const next = nextChannel({ ...choice, tried: new Set(gone) });
    if (next === 'inbox' || next === 'failed') return gone;
    gone.push(next);
  }
}

describe('[A12] the channel of a message', () => {
  it('is the first one that the person has put first and that has an address', () => {
    const chosen = [{ kind: 'programme' as const, channels: ['email', 'phone'] as const }];
    const reachable = new Set<Channel>(['messenger', 'phone', 'email']);
    const choice = { kind: 'programme' as const, required: false, chosen, reachable, tried: new Set<Channel>() };
    expect(nextChannel(choice)).toBe('email');
    expect(nextChannel({ ...choice, tried: new Set(['email']) })).toBe('phone');
    expect(nextChannel({ ...choice, tried: new Set(['email', 'phone']) })).toBe('failed');
    expect(nextChannel({ ...choice, kind: 'papers' })).toBe('messenger');
  });

  it('is none for a person who has switched all off, unless the message is required', () => {
    const chosen = [{ kind: 'organiser' as const, channels: [] }];
    const choice = {
      kind: 'organiser' as const,
      chosen,
      reachable: new Set<Channel>(['email']),
      tried: new Set<Channel>(),
    };
    expect(nextChannel({ ...choice, required: false })).toBe('inbox');
    expect(nextChannel({ ...choice, required: true })).toBe('email');
  });

  it('is never used twice, never one without an address, never one that was switched off while another is on', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const gone = way(choice);
        expect(new Set(gone).size).toBe(gone.length);
        expect(gone.every((channel) => choice.reachable.has(channel))).toBe(true);
        const wanted = choice.chosen.find(({ kind }) => kind === choice.kind)?.channels ?? channels;
        const outside = gone.filter((channel) => !wanted.includes(channel));
        if (!choice.required) expect(outside).toEqual([]);
        if (wanted.some((channel) => choice.reachable.has(channel))) expect(outside).toEqual([]);
      }),
    );
  });
});
