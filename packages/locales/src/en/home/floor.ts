import type { Texts } from '../../texts.ts';
import type { homeWay as source } from '../../zh/home/floor.ts';

/** Texts of the directions on the floor plan, loaded with its sheet. */
export const homeWay = {
  page: 'About {name}',
  to: 'To {name}',
  from: 'Where you start',
  stairless: 'Without stairs',
  length: '{metres} m in all, about {minutes} min on foot',
  pace: 'At 1 metre a second; a lift adds 1 minute, a flight of stairs half a minute',
  unmeasured: 'The organiser has not entered the dimensions, so distance and time are not known',
  none: 'The plan shows no way there. Please ask at the desk.',
  close: 'Close',
  steps: 'How to get there',
  kinds: {
    booth: 'Booth',
    hall: 'Hall',
    service: 'Service desk',
    entrance: 'Entrance',
    lift: 'Lift',
    stairs: 'Stairs',
  },
  first: {
    straight: 'Go straight on',
    left: 'Start to the left',
    right: 'Start to the right',
    around: 'Start in the other direction',
  },
  then: { straight: 'Continue straight on', left: 'Turn left', right: 'Turn right', around: 'Turn back' },
  metres: '{turn}, {metres} m',
  ride: { lift: 'Take {name} to {level}', stairs: 'Take {name} to {level}' },
  arrive: {
    straight: 'You are there: {name} is in front of you',
    left: 'You are there: {name} is on your left',
    right: 'You are there: {name} is on your right',
    around: 'You are there: {name} is behind you',
  },
} satisfies Texts<typeof source>;
