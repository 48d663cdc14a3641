import { start } from './page/start.ts'

const root = document.getElementById('game')
if (root) void start(root)
