import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

export interface MenuChoice {
  value: string
  label: string
  /** Of the label's own language, so that it is drawn and spoken in it. */
  lang?: string
  direction?: 'ltr' | 'rtl'
}

interface ChoiceMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger: ReactNode
  label: string
  value: string
  choices: readonly MenuChoice[]
  onChoose: (value: string) => void
  mark: ReactNode
}

/** The menu hangs from the end of its button, which is the left where the page runs from right to left. */
const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** A drop-down of choices of which one holds. */
export function ChoiceMenu({
  isOpen,
  onOpenChange,
  trigger,
  label,
  value,
  choices,
  onChoose,
  mark,
}: ChoiceMenuProps) {
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false} dir={pageDirection()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={8} aria-label={label}>
          <DropdownMenu.RadioGroup value={value} onValueChange={onChoose}>
            {choices.map((choice) => (
              <DropdownMenu.RadioItem
                key={choice.value}
                value={choice.value}
                className="menu-item"
                lang={choice.lang}
                dir={choice.direction}
              >
                <span className="flex-1">{choice.label}</span>
                <DropdownMenu.ItemIndicator>{mark}</DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
