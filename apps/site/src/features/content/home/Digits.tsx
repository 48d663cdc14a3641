import type { CSSProperties } from 'react'

interface DigitsProps {
  symbol: string
  figure: string
  label: string
}

const strip = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** An amount as rolling digits, each in a cell of its own; only a digit that changed rolls. */
export function Digits({ symbol, figure, label }: DigitsProps) {
  const marks = [...figure]
  const cells = marks.filter((mark) => /\d/.test(mark)).length
  const room = { '--cells': cells, '--marks': marks.length - cells } as CSSProperties
  return (
    <div role="img" aria-label={label} dir="ltr" className="digits" style={room}>
      <div className="digits-line">
        <span className="digits-symbol" data-testid="jackpot-symbol">
          {symbol}
        </span>
        {marks.map((mark, index) => {
          // Counted from the end: a figure that grows by a digit keeps the others in their cells.
          const place = marks.length - index
          return /\d/.test(mark) ? (
            <span
              key={place}
              className="digit"
              data-testid="digit"
              data-digit={mark}
              style={{ '--digit': Number(mark), '--place': place } as CSSProperties}
            >
              <span className="digit-strip" data-clip="">
                {strip.map((each) => (
                  <span key={each}>{each}</span>
                ))}
              </span>
            </span>
          ) : (
            <span key={place} className="digits-mark" data-clip="">
              {mark}
            </span>
          )
        })}
      </div>
    </div>
  )
}
