import { beadPlate } from '@jackfruit/table-rules/roads/bead-plate'
import { bigRoad, newest } from '@jackfruit/table-rules/roads/big-road'
import { join } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import { type Bead, beadsOf, countsOf, lookOf, type Tone } from './road.ts'
import type { LiveTable } from './standing.ts'

const fills: Readonly<Record<Tone, string>> = {
  ...{ red: '#c62a1e', blue: '#1f5fbf', green: '#147a48', black: '#20302a', plain: '#5a6b5f' },
  ...{ yellow: '#e0a21a', white: '#ffffff', pink: '#d9508f' },
}

/** Letters on light colours are dark. */
const inks: Readonly<Partial<Record<Tone, string>>> = { yellow: '#2a1c00', white: '#20302a', pink: '#2a0616' }

const looked = (bead: Bead | undefined) => ({
  background: fills[bead?.tone ?? 'plain'],
  color: inks[bead?.tone ?? 'plain'] ?? '#fff',
})

const rows = 6
const cell = 16
const size = { beads: 11, rings: 16, alone: 24 }

/** The last results of a table: drawn for the eye, and told as a sum for the ear. */
export function RoadStrip({ table }: { table: LiveTable }) {
  const text = useText()
  const look = lookOf(table)
  const beads = beadsOf(table)
  // Of some games nothing is written down.
  if (look === 'none') return <div className="live-road" />
  if (beads.length === 0)
    return <p className="live-road grid place-items-center text-[13px] text-text-2">{text('live.no_road')}</p>
  const hasBigRoad = table.kind === 'baccarat' || table.kind === 'dragonTiger'
  const sums = countsOf(beads).map(([side, count]) => `${text(`live.side_${side}`)} ${count}`)
  const said = sums.length > 0 ? sums.join(', ') : text('live.results', { count: beads.length })
  return (
    <div className="live-road" role="img" aria-label={text('live.road_label', { results: said })}>
      {look === 'beads' ? (
        <div className="live-plates" data-two={hasBigRoad} dir="ltr">
          <BeadPlate beads={beads} columns={hasBigRoad ? size.beads : size.alone} />
          {hasBigRoad && <BigRoad beads={beads} />}
        </div>
      ) : (
        <Strip beads={beads} isColours={look === 'colours'} />
      )}
      <p className="num mt-1.5 truncate text-[13px] text-text-2">{sums.join(' · ')}</p>
    </div>
  )
}

function BeadPlate({ beads, columns }: { beads: readonly (readonly Bead[])[]; columns: number }) {
  const plate = beadPlate(beads, rows, columns)
  return (
    <svg className="live-plate" viewBox={`0 0 ${columns * cell} ${rows * cell}`} aria-hidden="true">
      <Grid columns={columns} />
      {plate.map(({ column, row, round: [bead] }) => (
        <g key={`${column}-${row}`}>
          <circle
            cx={column * cell + cell / 2}
            cy={row * cell + cell / 2}
            r={cell / 2 - 1.2}
            fill={fills[bead?.tone ?? 'plain']}
          />
          <text x={column * cell + cell / 2} y={row * cell + cell / 2} dy="0.36em">
            {bead?.letter}
          </text>
        </g>
      ))}
    </svg>
  )
}

function BigRoad({ beads }: { beads: readonly (readonly Bead[])[] }) {
  const played = beads.map(([bead]) => ({ side: bead?.side === 'T' ? null : (bead?.side ?? null) }))
  const rings = newest(bigRoad(played, rows), size.rings)
  return (
    <svg
      className="live-plate"
      viewBox={`0 0 ${size.rings * cell} ${rows * cell}`}
      aria-hidden="true"
      data-testid="big-road"
    >
      <Grid columns={size.rings} />
      {rings.map(({ column, row, side, ties }) => {
        const [x, y] = [column * cell + cell / 2, row * cell + cell / 2]
        return (
          <g key={`${column}-${row}`} fill="none" strokeWidth="2.4">
            <circle
              cx={x}
              cy={y}
              r={cell / 2 - 2.4}
              stroke={side === 'B' || side === 'D' ? fills.red : fills.blue}
            />
            {ties > 0 && <path d={`M${x - 5} ${y + 5} L${x + 5} ${y - 5}`} stroke={fills.green} />}
          </g>
        )
      })}
    </svg>
  )
}

function Grid({ columns }: { columns: number }) {
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${rows * cell}`),
    ...Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * cell}H${columns * cell}`),
  ]
  return <path d={lines.join('')} className="live-grid" />
}

const stripMax = 10
const coloursMax = 8
/** Of the three of a throw. */
const places = ['first', 'second', 'third'] as const

/** The newest first, ringed. */
function Strip({ beads, isColours }: { beads: readonly (readonly Bead[])[]; isColours: boolean }) {
  const shown = beads
    .map((each, no) => ({ no, beads: each.map((bead, at) => ({ ...bead, place: places[at] })) }))
    .slice(isColours ? -coloursMax : -stripMax)
    .toReversed()
  return (
    <ol className="flex gap-1.5 overflow-hidden" aria-hidden="true">
      {shown.map(({ no, beads: [first, ...others] }) => (
        <li
          key={no}
          className={join('live-number', isColours && 'live-throw')}
          data-newest={no === beads.length - 1}
          style={isColours ? undefined : looked(first)}
        >
          {isColours
            ? [first, ...others].map((bead) => (
                <i key={bead?.place} style={looked(bead)}>
                  {bead?.letter}
                </i>
              ))
            : first?.letter}
        </li>
      ))}
    </ol>
  )
}
