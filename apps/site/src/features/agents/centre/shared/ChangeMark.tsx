import { join } from '@jackfruit/ui'

/** Up or down, drawn: not every font has the sign. */
export const ChangeMark = ({ isUp }: { isUp: boolean }) => (
  <svg
    viewBox="0 0 10 10"
    width="0.7em"
    height="0.7em"
    aria-hidden="true"
    className={join('inline-block fill-current', !isUp && 'rotate-180')}
  >
    <path d="M5 1 9.6 9H.4z" />
  </svg>
)
