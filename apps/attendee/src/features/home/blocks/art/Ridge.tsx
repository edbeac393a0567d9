/** A ridge of mountains that grows out of a line of heartbeats. */
export function Ridge() {
  return (
    <svg className="art" viewBox="0 0 750 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="750" height="400" fill="var(--a1)" />
      <circle cx="640" cy="112" r="60" fill="var(--a6)" />
      <path
        d="M0 400L0 300L50 184.3L100 287.9L150 222.6L200 269.4L250 205.2L300 286.2L350 193.4L400 268.3L450 204.7L500 271.3L550 199.7L600 265.7L650 220.9L700 284.3L750 195.8L750 400Z"
        fill="var(--a2)"
      />
      <path
        d="M0 400L0 330L39.5 280.9L78.9 317.5L118.4 275.6L157.9 314.8L197.4 254L236.8 316.5L276.3 282.1L315.8 328.3L355.3 246.9L394.7 303.9L434.2 279.9L473.7 307.7L513.2 281.1L552.6 310.7L592.1 267.9L631.6 306.3L671.1 274.8L710.5 304L750 281.1L750 400Z"
        fill="var(--a3)"
      />
      <path
        d="M330 336L330 336L352 306L372 324L414 258L440 300L462 276L484 306L548 96L596 256L614 234L634 262L676 166L716 262L732 246L750 272L750 400H300Z"
        fill="var(--a4)"
      />
      <path d="M414 258L440 300L454 400H388L408 336.1L424 314.8L406 283.56Z" fill="var(--a5)" />
      <path d="M548 96L596 256L610 400H522L542 263.2L558 217.6L540 150.72Z" fill="var(--a5)" />
      <path d="M676 166L716 262L730 400H650L670 294.7L686 259.6L668 208.12Z" fill="var(--a5)" />
      <path
        d="M-4 336L28.8 336 q11.2 -8.8 22.4 0 l12.8 0 l6.4 4.8 l9.6 -44.8 l11.2 53.6 l6.4 -13.6 l14.4 0 q16 -14.4 32 0 L160 336L190.2 336 q11.8 -14.5 23.5 0 l13.4 0 l6.7 7.9 l10.1 -73.9 l11.8 88.4 l6.7 -22.4 l15.1 0 q16.8 -23.8 33.6 0 L328 336L330 336L352 306L372 324L414 258L440 300L462 276L484 306L548 96L596 256L614 234L634 262L676 166L716 262L732 246L750 272"
        fill="none"
        stroke="var(--a7,#fff)"
        strokeWidth="3.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
