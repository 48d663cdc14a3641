import { useEffect, useState } from 'react'

/** Tells readers of the screen what changed. The region always stands, and its words come after it: others are not read. */
export function Said({ children }: { children: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(children), [children])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}
