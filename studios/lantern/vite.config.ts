import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient('lantern', import.meta.url)
