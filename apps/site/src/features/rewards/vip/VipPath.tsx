import { useText } from '../../../shared/text/text.ts'
import { nodesOf } from './nodes.ts'
import type { Level } from './queries.ts'

interface VipPathProps {
  levels: readonly Level[]
  rank: number
  you: string
}

/** The way of levels from its beginning below to its end above: gone, here, and to come. */
export function VipPath({ levels, rank, you }: VipPathProps) {
  const text = useText()
  const { nodes, width, height } = nodesOf(levels.length)
  return (
    <div className="mx-auto w-full max-w-[340px]">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full" direction="ltr">
        {nodes.slice(1).map(({ x, y, rank: at }, before) => {
          const from = nodes[before]
          const isGone = at <= rank
          return from ? (
            <line
              key={at}
              {...{ x1: from.x, y1: from.y, x2: x, y2: y }}
              stroke={isGone ? '#FFC73D' : 'rgb(255 255 255 / 34%)'}
              strokeWidth={isGone ? 8 : 7}
              strokeLinecap="round"
              {...(!isGone && { strokeDasharray: '0.1 15' })}
            />
          ) : null
        })}
        {nodes.map((node) => (
          <PathNode key={node.rank} {...node} standing={rank} />
        ))}
      </svg>
      <p className="mt-3 text-center font-[660] text-[15px] text-gold-300">{you}</p>
      <ol className="sr-only">
        {levels.map(({ rank: each, name }) => (
          <li key={each} aria-current={each === rank ? 'step' : undefined}>
            {text('vip.level', { rank: String(each) })} · {name}
          </li>
        ))}
      </ol>
    </div>
  )
}

function PathNode({ x, y, rank, standing }: { x: number; y: number; rank: number; standing: number }) {
  const isHere = rank === standing
  const isGone = rank < standing
  const radius = isHere ? 34 : 24
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`
  })
  const look = isHere
    ? { fill: '#FFC73D', stroke: '#FFE29A', text: '#241A00' }
    : isGone
      ? { fill: '#1C6B49', stroke: '#7FD0A4', text: '#FFFFFF' }
      : { fill: '#173F30', stroke: 'rgb(255 255 255 / 45%)', text: 'rgb(255 255 255 / 78%)' }
  return (
    <g data-node={isHere ? 'here' : isGone ? 'gone' : 'ahead'}>
      <polygon
        points={corners.join(' ')}
        fill={look.fill}
        stroke={look.stroke}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <text
        {...{ x, y }}
        dy="0.36em"
        textAnchor="middle"
        fill={look.text}
        fontSize={isHere ? 25 : 18}
        fontWeight="760"
      >
        {rank}
      </text>
    </g>
  )
}
