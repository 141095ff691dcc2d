// Loaded before a program that `startNode` starts: it ends when whoever started it is gone, however that ended.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
