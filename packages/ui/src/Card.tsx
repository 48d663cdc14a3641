import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { join } from './join.ts'

type CardProps<As extends ElementType> = { as?: As } & ComponentPropsWithoutRef<As>

export function Card<As extends ElementType = 'div'>({ as, className, ...rest }: CardProps<As>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag {...rest} className={join('card', className)} />
}
