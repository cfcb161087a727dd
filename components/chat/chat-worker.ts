import { type ChatRequest, respond } from './respond';

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ChatRequest>) =>
  port?.postMessage(respond(data)),
);
