document.body.textContent = "pellmell";
