import { join } from './join.ts'

export interface MoneyProps {
  sign?: string
  symbol?: string
  figure: string
  /** Shows asterisks in a box of the same width; `hiddenLabel` is what a screen reader says then. */
  isHidden?: boolean
  hiddenLabel?: string
  tone?: 'plain' | 'positive' | 'negative' | 'inherit'
  className?: string
}

const tones = { plain: '', positive: 'text-positive', negative: 'text-negative', inherit: 'money-inherit' }

/** An amount: muted symbol, tabular figure, never wrapped, never shortened, always left to right. */
export function Money({
  sign = '',
  symbol,
  figure,
  isHidden,
  hiddenLabel,
  tone = 'plain',
  className,
}: MoneyProps) {
  return (
    <bdi className={join('money', tones[tone], className)}>
      {isHidden && <span className="sr-only">{hiddenLabel}</span>}
      {sign}
      {symbol && <span className="money-symbol">{symbol}</span>}
      {isHidden ? (
        <span aria-hidden="true" className="relative inline-block">
          <span className="invisible">{figure}</span>
          <span className="absolute inset-y-0 start-0">***</span>
        </span>
      ) : (
        <span>{figure}</span>
      )}
    </bdi>
  )
}
