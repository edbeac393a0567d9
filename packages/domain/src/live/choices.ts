/** Validates a vote. `not_an_option`: empty, duplicate or unknown choice; `too_many`: more than allowed; null: valid. */
export function choicesFault(
  choices: readonly number[],
  poll: { options: number; most: number },
): 'not_an_option' | 'too_many' | null {
  if (choices.length === 0 || new Set(choices).size !== choices.length) return 'not_an_option';
  if (choices.some((choice) => !Number.isInteger(choice) || choice < 0 || choice >= poll.options))
    return 'not_an_option';
  return choices.length > poll.most ? 'too_many' : null;
}
