// Loaded before a program that `startNode` starts: it exits when its parent process is gone, however that exited.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
