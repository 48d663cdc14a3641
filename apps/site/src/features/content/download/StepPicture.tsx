import type { ReactNode } from 'react'

/** What is pressed in a step is gold; everything else keeps quiet. */
const pictures = {
  browser: (
    <Phone>
      <rect x="17" y="12" width="38" height="9" rx="4.5" className="fill-line" />
      <circle cx="22" cy="16.5" r="2" className="fill-gold-500" />
      <rect x="26" y="15" width="22" height="3" rx="1.5" className="fill-gold-500" />
      <rect x="17" y="26" width="38" height="20" rx="3" className="fill-rind-600" />
      <Pod x={36} y={36} size={7} />
      <rect x="17" y="50" width="38" height="4" rx="2" className="fill-line" />
    </Phone>
  ),
  share: (
    <Phone>
      <rect x="17" y="12" width="38" height="32" rx="3" className="fill-rind-600" />
      <Pod x={36} y={28} size={9} />
      <rect x="14" y="50" width="44" height="14" className="fill-line" />
      <g className="stroke-gold-600" fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M31 55.500h-2v7h14v-7h-2M36 59v-9m-3.200 2.800L36 49.500l3.200 3.3" />
      </g>
    </Phone>
  ),
  sheet: (
    <Phone>
      <rect x="17" y="12" width="38" height="12" rx="3" className="fill-line" />
      <rect x="17" y="28" width="38" height="8" rx="2.5" className="fill-line" />
      <rect x="17" y="39" width="38" height="11" rx="2.5" className="fill-gold-500" />
      <rect x="20" y="43" width="19" height="3" rx="1.5" fill="#2a1c00" />
      <path d="M48 41.500h5v6h-5zM50.500 43v3m-1.500-1.500h3" fill="none" stroke="#2a1c00" strokeWidth="1" />
      <rect x="17" y="53" width="38" height="8" rx="2.5" className="fill-line" />
    </Phone>
  ),
  menu: (
    <Phone>
      <rect x="17" y="12" width="28" height="8" rx="4" className="fill-line" />
      {[13, 16.5, 20].map((y) => (
        <circle key={y} cx="52" cy={y} r="1.6" className="fill-gold-600" />
      ))}
      <rect x="28" y="25" width="27" height="33" rx="3" className="fill-line" />
      <rect x="31" y="29" width="17" height="3" rx="1.5" className="fill-line-strong" />
      <rect x="30" y="36" width="23" height="8" rx="2" className="fill-gold-500" />
      <rect x="32" y="38.5" width="15" height="3" rx="1.5" fill="#2a1c00" />
      <rect x="31" y="49" width="14" height="3" rx="1.5" className="fill-line-strong" />
    </Phone>
  ),
  confirm: (
    <Phone>
      <rect x="17" y="12" width="38" height="48" rx="3" className="fill-line" opacity="0.5" />
      <rect x="19" y="24" width="34" height="28" rx="4" className="fill-surface stroke-line-strong" />
      <rect x="22" y="28" width="10" height="10" rx="2.5" className="fill-rind-700" />
      <Pod x={27} y={33} size={4} />
      <rect x="35" y="31" width="14" height="3" rx="1.5" className="fill-line-strong" />
      <rect x="32" y="42" width="18" height="7" rx="3.5" className="fill-gold-500" />
    </Phone>
  ),
  home: (
    <Phone>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => {
          const isOurs = row === 1 && column === 1
          return (
            <rect
              key={`${row}${column}`}
              x={18 + column * 13}
              y={14 + row * 15}
              width="10"
              height="10"
              rx="2.5"
              className={isOurs ? 'fill-rind-700 stroke-gold-500' : 'fill-line'}
              strokeWidth={isOurs ? 1.5 : 0}
            />
          )
        }),
      )}
      <Pod x={36} y={34} size={4} />
    </Phone>
  ),
  desktop: (
    <Desktop>
      <rect x="10" y="30" width="52" height="22" rx="2" className="fill-rind-600" />
      <Pod x={36} y={41} size={8} />
    </Desktop>
  ),
  address: (
    <Desktop>
      <rect x="10" y="30" width="52" height="22" rx="2" className="fill-line" opacity="0.6" />
      <circle cx="56" cy="23" r="5.5" className="fill-gold-500" />
      <path d="M56 20v4.500m-2-2 2 2 2-2m-4.500 4h5" fill="none" stroke="#2a1c00" strokeWidth="1.2" />
    </Desktop>
  ),
  window: (
    <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      <rect
        x="6"
        y="14"
        width="60"
        height="44"
        rx="5"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <path d="M6 19a5 5 0 0 1 5-5h50a5 5 0 0 1 5 5v5H6z" className="fill-rind-800" />
      <circle cx="60" cy="19" r="1.8" className="fill-gold-500" />
      <rect x="10" y="28" width="52" height="26" rx="2" className="fill-rind-600" />
      <Pod x={36} y={41} size={9} />
    </svg>
  ),
} satisfies Record<string, ReactNode>

export type StepPictureName = keyof typeof pictures

export function StepPicture({ name }: { name: StepPictureName }) {
  return (
    <span className="grid h-[84px] w-[84px] flex-none place-items-center rounded-[16px] bg-sunken">
      {pictures[name]}
    </span>
  )
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      <rect
        x="13"
        y="3"
        width="46"
        height="66"
        rx="7"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <rect x="30" y="6" width="12" height="2.5" rx="1.25" className="fill-line-strong" />
      {children}
    </svg>
  )
}

function Desktop({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      <rect
        x="6"
        y="12"
        width="60"
        height="44"
        rx="5"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <rect x="10" y="19" width="52" height="8" rx="4" className="fill-line" />
      <circle cx="11.5" cy="15.8" r="1.2" className="fill-line-strong" />
      <circle cx="15.5" cy="15.8" r="1.2" className="fill-line-strong" />
      {children}
      <path d="M28 62h16" className="stroke-line-strong" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

function Pod({ x, y, size }: { x: number; y: number; size: number }) {
  const half = size * 0.62
  return (
    <g>
      <path
        d={`M${x} ${y - size}L${x + half} ${y}L${x} ${y + size}L${x - half} ${y}z`}
        className="fill-gold-500"
      />
      <path d={`M${x} ${y - size}L${x} ${y + size}L${x - half} ${y}z`} className="fill-gold-300" />
    </g>
  )
}
